import type { CommandContext } from '#modules/ground/command-context.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { DEFAULT_LICENSE } from '#shared/licences/licences.ts';
import { freeStoryId } from './free-story-id.ts';
import { sortKey } from './sort-key.ts';
import { replaceAuthors, upsertStory } from './stories.store.ts';

export type StartedStory = {
  readonly creatorId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly excerpt: string;
  /** BCP 47. */
  readonly language: string;
};

/** Makes the row of a story that nobody but its author sees yet; answers with its id. Inside a transaction of the caller. */
export async function startStory(context: CommandContext, started: StartedStory): Promise<string> {
  const { creatorId, title, subtitle, excerpt, language } = started;
  mustActFor(context, creatorId);
  const { database, clock } = context;
  const [id, now] = [await freeStoryId(database), clock.now()];
  await upsertStory(database, {
    id,
    creator_id: creatorId,
    author_ids: [creatorId],
    title,
    subtitle,
    excerpt,
    language,
    state: 'draft',
    visibility: 'public',
    is_listed: false,
    license: DEFAULT_LICENSE,
    reading_minutes: 0,
    word_count: 0,
    sort_key: sortKey(now),
    created_at: now,
    updated_at: now,
  });
  await replaceAuthors(database, { storyId: id, sortKey: sortKey(now), isListed: false }, [creatorId]);
  return id;
}
