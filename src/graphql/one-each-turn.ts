import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs what it is given in the order it came, one after another, each from a turn of the event loop of its own. */
export function createTurns(): <Result>(run: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = last.then(() => nextTurn()).then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** The same with a line for each asker, so that a heavy asker only waits for themselves. */
export function createTurnsOfEach(): <Result>(asker: string, run: () => Promise<Result>) => Promise<Result> {
  const lines = new Map<string, { readonly inTurn: ReturnType<typeof createTurns>; waiting: number }>();
  return async (asker, run) => {
    const line = lines.get(asker) ?? { inTurn: createTurns(), waiting: 0 };
    lines.set(asker, line);
    line.waiting += 1;
    try {
      return await line.inTurn(run);
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(asker);
    }
  };
}
