import { createId } from '#modules/ground/create-id.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { keepBeforeSaving } from '#modules/stories/drafts/keep-version.ts';
import { lockDraft } from '#modules/stories/drafts/read-draft.ts';
import { writeRevision } from '#modules/stories/drafts/write-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { loadStories } from './load-stories.ts';
import type { StoryImport } from './story-import.ts';

/** What an author may change here: the words, what is said about them, and the draft. */
const STAND = `
  select coalesce(d.revision, 0) as revision, s.edited_at is not null as "isEdited",
    coalesce(d.revision, 0) || '.' || md5(jsonb_build_array(s.title, s.subtitle, s.tag_ids, s.state, s.visibility,
      s.canonical_url, s.cover_image_id, s.cover_alt, s.license, s.seo_title, s.seo_description, s.author_ids,
      s.publication_id, b.document)::text) as stand
  from story s left join story_body b on b.story_id = s.id left join story_draft d on d.story_id = s.id
  where s.id = $1`;

type Row = { readonly revision: number; readonly isEdited: boolean; readonly stand: string };

/** How a story stands at this moment, in a few letters. */
export async function readStand(database: Database<Tables>, id: string): Promise<string | null> {
  const [row] = await database.query<Row>('imported_stand', STAND, [id]);
  return row?.stand ?? null;
}

/** Whether somebody changed a story here since an import left it. */
export async function isEditedHere(
  database: Database<Tables>,
  known: { readonly entityId: string; readonly stand: string | null },
): Promise<boolean> {
  const [row] = await database.query<Row>('imported_stand', STAND, [known.entityId]);
  if (row === undefined) return false;
  // What came in before stands were remembered is edited where a draft or a day of change says so.
  return known.stand === null ? row.revision > 0 || row.isEdited : row.stand !== known.stand;
}

/** Keeps the words that an import is about to replace in the history of the story; its draft gets the new ones. */
export async function keepWordsOf(inside: CommandContext, id: string, input: StoryImport): Promise<void> {
  const draft = await lockDraft(inside.database, id);
  if (draft === undefined || draft.rev === 0) return;
  const [found] = await loadStories(inside.database, [id]);
  if (found === undefined) return;
  const value = { title: input.title, subtitle: input.subtitle ?? '', document: input.document, previewBreak: null };
  await keepBeforeSaving(inside, draft, value, found.story.language);
  if (found.story.state !== 'draft') return;
  const personId = input.authorIds[0] ?? found.story.creatorId;
  await writeRevision(inside, found.story, draft, { value, saveId: createId(), personId, kind: 'merged' });
}
