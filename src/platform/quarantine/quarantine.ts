/** Why something did not leave this process: it runs on a copy that was restored (rule 241). */
export class QuarantineError extends Error {
  constructor(whom: string) {
    super(`This site is a restored copy in quarantine, so ${whom} was not asked: "longhand admin wake" ends that.`);
    this.name = 'QuarantineError';
  }
}

/** For the whole process, not passed down: a way out that nobody passed it to would be open. */
let isHeld = false;
const waiting = new Set<() => void>();

/** Set before anything of a site is opened, and when its quarantine ends. */
export function setQuarantine(held: boolean): void {
  isHeld = held;
  if (held) return;
  for (const wake of waiting) wake();
  waiting.clear();
}

/** Runs `wake` once when the quarantine ends, unless the returned function was called before. */
export function onWake(wake: () => void): () => void {
  waiting.add(wake);
  return () => void waiting.delete(wake);
}

export function isInQuarantine(): boolean {
  return isHeld;
}

/** Guards each way out of the process. Throws a QuarantineError. */
export function refuseInQuarantine(whom: string): void {
  if (isHeld) throw new QuarantineError(whom);
}
