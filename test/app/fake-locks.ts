/** A stand-in for `navigator.locks`, for as many windows as a test plays in one process. */

type Granted = (lock: { name: string } | null) => unknown;

interface Held {
  readonly steal: () => void;
}

export function fakeLocks(): LockManager {
  const held = new Map<string, Held>();
  const request = async (name: string, options: LockOptions, granted: Granted): Promise<unknown> => {
    const owner = held.get(name);
    if (owner && options.ifAvailable) return granted(null);
    if (owner && !options.steal) throw new Error('Nothing here waits for a lock');
    owner?.steal();
    return new Promise((resolve, reject) => {
      const mine: Held = { steal: () => reject(new DOMException('Stolen', 'AbortError')) };
      held.set(name, mine);
      void Promise.resolve(granted({ name })).then((value) => {
        if (held.get(name) === mine) held.delete(name);
        resolve(value);
      });
    });
  };
  const query = async () => ({ held: [...held.keys()].map((name) => ({ name })) });
  return { request, query } as unknown as LockManager;
}
