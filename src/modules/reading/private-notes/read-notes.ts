import { columnList } from '#modules/ground/column-list.ts';
import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { type Cursor, type Feed, HIGHEST, type Page, cutPage, mapFeed } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { canEditStory } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { noteColumns, type NoteReply, type PrivateNote, replyColumns } from './private-note.ts';
import { canSeeNote } from './private-notes.policy.ts';

const COLUMNS = columnList('t', noteColumns);
/** Those that wait for somebody come first: a note that is seen to counts as older than every other. */
const KEY = `(case when t.resolved_at is null then 1e13 else 0 end + extract(epoch from t.created_at) * 1000)::float8`;

function listOf(name: string, condition: string, values: readonly unknown[] = []): KeysetStatement {
  const text = `
    select ${COLUMNS}, ${KEY} as key from private_note t
    where t.story_id = o.id and ${condition} and (${KEY}, t.id) < ($2::float8, $3)
    order by ${KEY} desc, t.id desc`;
  return { name, text, start: HIGHEST, values };
}

/**
 * Private notes on a story, those that wait first, then the newest: all of them for those who write it, for
 * everyone else their own (rule 30).
 */
export async function readNotes(context: ReadContext, story: Story, page: Page): Promise<Feed<PrivateNote> | null> {
  const { viewer } = context;
  if (viewer === null) return null;
  const statement = canEditStory(viewer, story)
    ? listOf('private_notes_of_story', 'true')
    : listOf('private_notes_own', 't.person_id = $4', [viewer.personId]);
  const rows = cutPage(await keysetRows<PrivateNote & Cursor>(context, statement, story.id, page), page);
  return mapFeed(rows, await visibleNotes(context, rows.items, story));
}

/** The third step of every list of notes. */
async function visibleNotes(
  { viewer, loaders }: ReadContext,
  notes: readonly PrivateNote[],
  story: Story,
): Promise<readonly PrivateNote[]> {
  const writers = await Promise.all(notes.map(({ personId }) => loaders.get(personLoader).load(personId)));
  return notes.filter((note, index) => {
    const isOwn = note.personId === viewer?.personId;
    return canSeeNote(viewer, note, story) && (isOwn || writers[index]?.state === 'active');
  });
}

const ONE = `select ${COLUMNS} from private_note t where t.id = $1`;

/** A note that the viewer may see, with its story. What they may not see is told like what is not there. */
export async function findNote(
  context: ReadContext,
  id: string,
): Promise<{ readonly note: PrivateNote; readonly story: Story } | undefined> {
  if (!/^[0-9a-f]{12}$/.test(id)) return undefined;
  const [found] = await context.database.query<PrivateNote>('private_note_find', ONE, [id]);
  if (found === undefined) return undefined;
  const lookup = await findStory(context, found.storyId);
  if (lookup.kind !== 'story') return undefined;
  const [note] = await visibleNotes(context, [found], lookup.story);
  return note && { note, story: lookup.story };
}

/** Own judgement: nobody talks longer about one passage. */
const REPLIES = `
  select r."ownerId", r.id, r."noteId", r."personId", r.body, r."createdAt" from unnest($1::text[]) as o (id)
  cross join lateral (
    select t.note_id as "ownerId", ${columnList('t', replyColumns)} from private_note_reply t
    where t.note_id = o.id order by t.created_at, t.id limit 200) r`;

/** What was answered to a note that the viewer may see, oldest first. */
export async function readReplies({ database, loaders }: ReadContext, noteId: string): Promise<readonly NoteReply[]> {
  return loaders.grouped<NoteReply & { ownerId: string }>('private_note_replies', noteId, (ids) =>
    database.query('private_note_replies', REPLIES, [ids]),
  );
}
