import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { isHistoryPaused } from './is-history-paused.ts';
import { upsertEntry } from './reading-history.store.ts';

/** Own judgement: several windows that each tell every ten seconds. */
const RULE = { most: 2_000, windowSeconds: 3_600 } as const;
/** As the editor and the importer make them, or the number of the block on the page; what else comes is no block. */
const BLOCK_ID = /^[\w-]{1,64}$/;

export type Reading = {
  readonly storyId: string;
  /** How much of the story was scrolled through, of 100: all once its end came into view. */
  readonly percent: number;
  /** The block at the top of the window. */
  readonly blockId?: string | null | undefined;
  /** Read for 30 seconds (rule 123). */
  readonly isRead: boolean;
};

/**
 * Keeps in the viewer's history what they read and where they are (rule 38); also of somebody suspended, who
 * may read. False where nothing was kept: the history is paused, the story is none that they may see, or it was too often.
 */
export async function recordReading(context: CommandContext, reading: Reading): Promise<boolean> {
  const { viewer, database, clock } = context;
  if (viewer === null) throw new NotAllowed();
  const { personId } = viewer;
  const { ok } = await takeOperation(context, 'record reading', personId, RULE);
  if (!ok || (await isHistoryPaused(database, personId))) return false;
  const outcome = await findStory(commandReader(context), reading.storyId);
  if (outcome.kind !== 'story' || outcome.story.state !== 'published') return false;
  const { storyId, isRead, blockId } = reading;
  const percent = Math.round(Math.min(Math.max(reading.percent, 0), 100));
  const block = typeof blockId === 'string' && BLOCK_ID.test(blockId) ? blockId : null;
  await upsertEntry(database, { personId, storyId, percent, blockId: block, isRead }, clock.now());
  return true;
}
