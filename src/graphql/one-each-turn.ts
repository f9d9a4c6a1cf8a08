import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs what it is given in the order it came, each piece in a turn of the event loop of its own. */
export function createTurns(): <Result>(run: () => Result) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = last.then(() => nextTurn()).then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
}
