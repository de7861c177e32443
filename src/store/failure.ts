/** Why a database does not do what it was asked for, in the few kinds that players can do something about. */

export const STORE_FAILURES = [
  /** There is no database here: a private window, or storage switched off. */
  'unavailable',
  /** Another window holds an older version open. */
  'blocked',
  /** The data was written by a newer version of the app. */
  'newer-version',
  /** No room is left. */
  'full',
  /** The browser closed the database under the app, and a new connection did not help. */
  'lost',
  /** The database was asked and did not answer in time. */
  'no-answer',
  /** Another window wrote to the game in between. */
  'conflict',
  'unknown',
] as const;
export type StoreFailureKind = (typeof STORE_FAILURES)[number];

export class StoreFailure extends Error {
  readonly kind: StoreFailureKind;

  constructor(kind: StoreFailureKind, message: string = kind, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreFailure';
    this.kind = kind;
  }
}

const KINDS: Readonly<Record<string, StoreFailureKind>> = {
  ConstraintError: 'conflict',
  QuotaExceededError: 'full',
  VersionError: 'newer-version',
  SecurityError: 'unavailable',
  InvalidStateError: 'lost',
  UnknownError: 'lost',
  AbortError: 'lost',
  TransactionInactiveError: 'lost',
};

/** The failure behind whatever a database threw. */
export function toFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return new StoreFailure(KINDS[name] ?? 'unknown', `${name}: ${String(error)}`, { cause: error });
}
