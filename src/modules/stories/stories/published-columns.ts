import { changedShare } from '#shared/story/changed-share.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ManagedStory } from './managed-story.ts';
import type { PlannedStory } from './planned-story.ts';
import type { MadeFromBody } from './render-import.ts';
import { sortKey } from './sort-key.ts';
import type { StoryChanges } from './stories.store.ts';

/** Rule 11: the share of words that has to change for the date “Edited” to be shown. */
const EDITED_SHARE = 0.1;
const BODY = 'select document from story_body where story_id = $1';

/** The columns of a story that is published now, before its new body is written. */
export async function publishedColumns(
  context: CommandContext,
  {
    planned,
    made,
    before,
  }: { readonly planned: PlannedStory; readonly made: MadeFromBody; readonly before: ManagedStory },
): Promise<StoryChanges & { readonly sort_key: number }> {
  const now = context.clock.now();
  return {
    ...textColumns(planned, made),
    state: 'published',
    slug: planned.slug,
    is_listed: planned.isListed,
    latest_published_at: now,
    edited_at: (await isEdited(context, planned)) ? now : before.editedAt,
    scheduled_at: null,
    schedule_time_zone: null,
    schedule_failure: null,
    ...(planned.isFirst
      ? {
          first_published_at: now,
          published_day: now.toISOString().slice(0, 10),
          is_undated: false,
          sort_key: sortKey(now),
        }
      : { sort_key: before.sortKey }),
  };
}

/** What is made from the words. */
export function textColumns(planned: PlannedStory, made: MadeFromBody): StoryChanges {
  return {
    title: planned.title,
    subtitle: planned.subtitle,
    preview_break: planned.previewBreak,
    language: planned.language,
    excerpt: made.excerpt,
    word_count: made.wordCount,
    reading_minutes: made.readingMinutes,
  };
}

async function isEdited({ database }: CommandContext, planned: PlannedStory): Promise<boolean> {
  if (planned.isFirst) return false;
  const [row] = await database.query<{ document: StoryDocument }>('story_body_one', BODY, [planned.id]);
  return row !== undefined && changedShare(plainText(row.document), plainText(planned.document)) > EDITED_SHARE;
}
