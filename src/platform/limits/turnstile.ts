import { QueueFull } from './fair-queue.ts';

export type Turnstile = {
  /**
   * Calls `enter` at once where the asker has a place free, else in turn; it is given what gives the place back.
   * Throws `QueueFull` where too many wait for the same asker.
   */
  pass(asker: string, enter: (leave: () => void) => void): void;
};

type Line = { inside: number; readonly waiting: ((leave: () => void) => void)[] };

/** Lets a few in together for each asker, so a heavy asker waits for themselves and nobody else waits for them. */
export function createTurnstile(bounds: { readonly atOnceEach: number; readonly waitingEach: number }): Turnstile {
  const lines = new Map<string, Line>();

  const letIn = (asker: string, line: Line, enter: (leave: () => void) => void): void => {
    line.inside += 1;
    let isInside = true;
    enter(() => {
      if (!isInside) return;
      isInside = false;
      line.inside -= 1;
      const next = line.waiting.shift();
      if (next !== undefined) letIn(asker, line, next);
      else if (line.inside === 0) lines.delete(asker);
    });
  };

  return {
    pass: (asker, enter) => {
      const line = lines.get(asker) ?? { inside: 0, waiting: [] };
      lines.set(asker, line);
      if (line.inside < bounds.atOnceEach) return letIn(asker, line, enter);
      if (line.waiting.length >= bounds.waitingEach) throw new QueueFull();
      line.waiting.push(enter);
    },
  };
}
