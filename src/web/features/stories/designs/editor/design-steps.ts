import type { Design } from '#shared/design/design.ts';
import { isSameDesign } from './editor-design.ts';

/** A design that is being tried, and what it was before and after, the nearest last. */
export type DesignSteps = {
  readonly now: Design;
  readonly before: readonly Design[];
  readonly after: readonly Design[];
  /** What the last step changed, and when: a color that is dragged or typed is one step. */
  readonly last?: { readonly names: string; readonly at: number };
};

/** Own judgement: more than anybody walks back. */
const MOST = 100;
/** Milliseconds between changes of one thing that are one step. Own judgement. */
const ONE_STEP = 1_000;

export function firstStep(now: Design): DesignSteps {
  return { now, before: [], after: [] };
}

/** Goes on to what was chosen; what had been taken back is gone. */
export function stepOn(steps: DesignSteps, changes: Partial<Design>, at: number): DesignSteps {
  const now = { ...steps.now, ...changes };
  if (isSameDesign(now, steps.now)) return steps;
  const names = Object.keys(changes).join(' ');
  const isSameStep = steps.last?.names === names && at - steps.last.at < ONE_STEP;
  const before = isSameStep ? steps.before : [...steps.before, steps.now].slice(-MOST);
  return { now, before, after: [], last: { names, at } };
}

/** One step back; the same where there is none. */
export function stepBack(steps: DesignSteps): DesignSteps {
  const now = steps.before.at(-1);
  if (now === undefined) return steps;
  return { now, before: steps.before.slice(0, -1), after: [...steps.after, steps.now] };
}

/** The last step back is taken back. */
export function stepForward(steps: DesignSteps): DesignSteps {
  const now = steps.after.at(-1);
  if (now === undefined) return steps;
  return { now, before: [...steps.before, steps.now], after: steps.after.slice(0, -1) };
}
