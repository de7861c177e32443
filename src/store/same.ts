/** Whether two values are the same when stored; what is stored keeps the order of its fields. */
export const isSame = (stored: unknown, value: unknown): boolean =>
  JSON.stringify(stored) === JSON.stringify(value);
