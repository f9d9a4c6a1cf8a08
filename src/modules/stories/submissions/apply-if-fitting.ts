import { applyDelta } from '#shared/story/delta/apply-delta.ts';
import { DeltaDoesNotFit, type DraftDelta } from '#shared/story/delta/draft-delta.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';

/** A text with what an editor changed in it; undefined where that was made for another text. */
export function applyIfFitting(base: DraftValue, delta: DraftDelta): DraftValue | undefined {
  try {
    return applyDelta(base, delta);
  } catch (error) {
    if (error instanceof DeltaDoesNotFit) return undefined;
    throw error;
  }
}
