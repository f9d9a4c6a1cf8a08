import type { ModuleNews } from '#modules/ground/module-news.ts';

// Those who write a story: its authors, and the owner and editors of its publication (rule 30).
const READERS = `
  array(select unnest(s.author_ids) union
    select m.person_id from publication_member m where m.publication_id = s.publication_id and m.role in ('owner', 'editor'))`;

const WRITTEN = `
  select n.person_id as "personId", s.id as "storyId", ${READERS} as "readerIds"
  from private_note n join story s on s.id = n.story_id where n.id = $1`;
type Written = { readonly personId: string; readonly storyId: string; readonly readerIds: readonly string[] };

const REPLIED = `
  select r.person_id as "personId", s.id as "storyId",
    array(select n.person_id union select o.person_id from private_note_reply o where o.note_id = n.id) as "readerIds"
  from private_note_reply r join private_note n on n.id = r.note_id join story s on s.id = n.story_id where r.id = $1`;

export const news = {
  /** Tells those who write a story that a reader wrote them a note on it. */
  'note.written': async (database, { noteId }) => {
    const [row] = await database.query<Written>('notify_note', WRITTEN, [noteId]);
    if (row === undefined) return [];
    const { personId, storyId, readerIds } = row;
    const bundle = { kind: 'NOTE_WRITTEN', bundleKey: `note:${noteId}` } as const;
    return [{ ...bundle, recipientIds: readerIds, actorId: personId, storyId, noteId }];
  },
  /** Tells who wrote a note, and who answered it before, of an answer. */
  'note.replied': async (database, { replyId, noteId }) => {
    const [row] = await database.query<Written>('notify_note_reply', REPLIED, [replyId]);
    if (row === undefined) return [];
    const { personId, storyId, readerIds } = row;
    const bundle = { kind: 'NOTE_REPLIED', bundleKey: `note-replies:${noteId}` } as const;
    return [{ ...bundle, recipientIds: readerIds, actorId: personId, storyId, noteId }];
  },
} satisfies ModuleNews;
