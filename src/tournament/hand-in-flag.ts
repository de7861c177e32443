/** What is odd about a result that is handed in; somebody has to look at it before it counts. */
export const HAND_IN_FLAGS = [
  /** The game does not say that it is one of this event. */
  'no-table',
  /** It is of an earlier round. */
  'other-round',
  /** Players have other names here than in the game; they are told by their seats. */
  'other-names',
  /** The players sat in another order. */
  'other-order',
  /** The game began under other rules than the event's, or they were changed in it. */
  'other-rules',
  /** The event is judged by another version of the rules than the phone's or this device's. */
  'other-version',
  /** Somebody left the table, came to it, or points were adjusted by hand. */
  'adjusted',
] as const;
export type HandInFlag = (typeof HAND_IN_FLAGS)[number];
