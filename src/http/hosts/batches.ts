/** Names waiting for one answer. More than this is a flood, and further ones are turned away. */
const MOST_WAITING = 2_000;

/**
 * Asks for many names by one question at a time: those that come while it is on its way go together into the
 * next. However many strangers make names up, the database answers one question.
 */
export function createBatches(read: (names: readonly string[]) => Promise<void>): (name: string) => Promise<void> {
  let next: { readonly names: Set<string>; readonly done: PromiseWithResolvers<void> } | undefined;
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (next !== undefined) {
      const { names, done } = next;
      next = undefined;
      try {
        await read([...names]);
        done.resolve();
      } catch (error) {
        done.reject(error);
      }
    }
    isRunning = false;
  }

  return (name) => {
    next ??= { names: new Set(), done: Promise.withResolvers() };
    if (next.names.size >= MOST_WAITING && !next.names.has(name)) {
      return Promise.reject(new RangeError('too many names wait to be looked up'));
    }
    next.names.add(name);
    const { promise } = next.done;
    void run();
    return promise;
  };
}
