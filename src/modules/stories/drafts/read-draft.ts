import type { StoryDocument } from '#shared/story/story-document.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Draft } from './draft.ts';

const COLUMNS = `
  s.id as "postId", coalesce(d.revision, 0) as rev, d.published_revision as "publishedRev",
  d.title as "draftTitle", d.subtitle as "draftSubtitle", d.document as "draftDocument",
  d.preview_break as "draftBreak", d.updated_by as "updatedById", coalesce(d.updated_at, s.updated_at) as "updatedAt",
  d.publication_id as "publicationId", d.in_response_to_quote_id as "inResponseToQuoteId", d.repost_id as "repostId",
  s.state, s.title, s.subtitle, s.preview_break as "previewBreak", b.document`;
const FROM = `
  from story s left join story_draft d on d.story_id = s.id
  left join story_body b on b.story_id = s.id and (d.story_id is null or d.revision = d.published_revision)
  where s.id = $1`;

type Row = Omit<Draft, 'document'> & {
  readonly state: string;
  readonly document: StoryDocument | null;
  readonly draftTitle: string | null;
  readonly draftSubtitle: string | null;
  readonly draftDocument: StoryDocument | null;
  readonly draftBreak: string | null;
};

const EMPTY_DOCUMENT: StoryDocument = { version: 1, blocks: [], footnotes: [] };

/**
 * What is being written of a story; of one that has no draft, or none that readers do not see, what is
 * published: an import may have brought that anew. Undefined where there is no such story.
 */
export async function readDraft(database: Database<Tables>, storyId: string): Promise<Draft | undefined> {
  const [row] = await database.query<Row>('draft_read', `select ${COLUMNS} ${FROM}`, [storyId]);
  return row && draftOfRow(row);
}

const LOCK = 'select 1 from story_draft where story_id = $1 for update';

/** The same, with the draft held until the end of the transaction: of many saves at once each waits for the one before. */
export async function lockDraft(database: Database<Tables>, storyId: string): Promise<Draft | undefined> {
  await database.query('draft_lock', LOCK, [storyId]);
  return readDraft(database, storyId);
}

function draftOfRow(row: Row): Draft {
  const { state: _state, draftTitle, draftSubtitle, draftDocument, draftBreak, document, ...known } = row;
  const hasOwnText = draftDocument !== null && (row.rev !== row.publishedRev || document === null);
  return hasOwnText
    ? {
        ...known,
        title: draftTitle ?? '',
        subtitle: draftSubtitle ?? '',
        document: draftDocument,
        previewBreak: draftBreak,
      }
    : {
        ...known,
        document: document ?? EMPTY_DOCUMENT,
        // A published story without a row was never edited: what readers see is all that there is.
        publishedRev: draftDocument === null && row.state !== 'draft' ? 0 : row.publishedRev,
      };
}
