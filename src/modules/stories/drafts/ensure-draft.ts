import type { Database } from '#platform/database/database.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { insertDraft, valueColumns } from './drafts.store.ts';
import { readDraft } from './read-draft.ts';

const THERE = 'select 1 from story_draft where story_id = $1';

/** Makes the draft of a story that came in by import, or was published elsewhere, the first time it is changed. */
export async function ensureDraft(database: Database<Tables>, story: Story): Promise<void> {
  const there = await database.query('draft_there', THERE, [story.id]);
  if (there.length > 0) return;
  const draft = await readDraft(database, story.id);
  if (draft === undefined) return;
  await insertDraft(database, {
    story_id: story.id,
    revision: draft.rev,
    published_revision: draft.publishedRev,
    ...valueColumns(draft),
    created_at: draft.updatedAt,
    updated_at: draft.updatedAt,
  });
}
