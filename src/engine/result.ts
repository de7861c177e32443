/**
 * The outcome of something that may be refused. What a player may not do is a returned code; only a broken
 * invariant of our own throws.
 */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refuse = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });
