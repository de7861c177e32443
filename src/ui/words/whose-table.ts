/** What a game of a tournament is called on a phone: apart from the other words, since the table's menu says it. */
import { msg, str } from '@lit/localize';
import type { EventTable } from '../../game/event-table.ts';
import { isolated } from './quoted.ts';

/** "Felt Festival, round 2, table 5". */
export const whoseTable = ({
  name,
  final,
  round,
  table,
}: Pick<EventTable, 'name' | 'final' | 'round' | 'table'>): string =>
  final
    ? msg(str`${isolated(name)}, final, table ${table + 1}`)
    : msg(str`${isolated(name)}, round ${round + 1}, table ${table + 1}`);
