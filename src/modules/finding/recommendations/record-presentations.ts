import type { ClientEvent } from '#shared/telemetry/client-event.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { addPresentations, markOpened } from './recommendations.store.ts';

/** A card that was seen (rule 122), and what tells that its story was opened. */
const PRESENTED = 'post.presented';
const OPENED: ReadonlySet<string> = new Set(['post.clicked', 'post.viewed', 'post.read']);
const STORY_ID = /^[0-9a-f]{12}$/;

/** Counts which stories a reader was shown and which they opened, from what their browser tells (rule 40). */
export async function recordPresentations(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  personId: string,
  events: readonly ClientEvent[],
): Promise<void> {
  const presented = events.filter(({ key }) => key === PRESENTED).flatMap(storyOf);
  const opened = events.filter(({ key }) => OPENED.has(key)).flatMap(storyOf);
  const counts = new Map<string, number>();
  for (const id of presented) counts.set(id, (counts.get(id) ?? 0) + 1);
  if (counts.size > 0) await addPresentations(database, personId, counts, clock.now());
  if (opened.length > 0) await markOpened(database, personId, [...new Set(opened)], clock.now());
}

function storyOf({ data }: ClientEvent): readonly string[] {
  const { postId } = data;
  return typeof postId === 'string' && STORY_ID.test(postId) ? [postId] : [];
}
