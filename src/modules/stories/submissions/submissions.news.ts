import type { NotificationKind } from '#shared/notifications/notification-kinds.ts';
import type { SubmissionAction, SubmissionStatus } from '#shared/submissions/submission-machine.ts';
import type { Database } from '#platform/database/database.ts';
import type { ModuleNews, News } from '#modules/ground/module-news.ts';
import type { Tables } from '#modules/ground/tables.ts';

const OF = `
  select s.writer_id as "writerId", s.story_id as "storyId", s.assignee_id as "assigneeId", s.status,
    array(select m.person_id from publication_member m
      where m.publication_id = s.publication_id and m.role in ('owner', 'editor')
        and m.person_id is distinct from s.writer_id) as "editorIds"
  from submission s where s.id = $1`;

type Told = {
  readonly writerId: string;
  readonly storyId: string;
  readonly assigneeId: string | null;
  readonly status: SubmissionStatus;
  readonly editorIds: readonly string[];
};

/** What a move tells the writer; opening it says nothing that they wait for. */
const TO_WRITER: Partial<Record<SubmissionAction, NotificationKind>> = {
  take: 'SUBMISSION_IN_REVIEW',
  reopen: 'SUBMISSION_IN_REVIEW',
  requestChanges: 'SUBMISSION_CHANGES_REQUESTED',
  accept: 'SUBMISSION_ACCEPTED',
  decline: 'SUBMISSION_DECLINED',
  expire: 'SUBMISSION_EXPIRED',
  leave: 'SUBMISSION_ENDED',
  close: 'SUBMISSION_CLOSED',
};

/** What it tells the editors, in the name of the writer. */
const TO_EDITORS: Partial<Record<SubmissionAction, NotificationKind>> = {
  submit: 'SUBMISSION_RECEIVED',
  resubmit: 'SUBMISSION_RESUBMITTED',
  withdraw: 'SUBMISSION_WITHDRAWN',
  cancel: 'SUBMISSION_WITHDRAWN',
  remove: 'SUBMISSION_WITHDRAWN',
  leave: 'SUBMISSION_CANCELED',
};

export const news = {
  /** Tells the side that is to know of a move; each move by itself. */
  'submission.moved': async (database, { submissionId, eventId, action, actorId }): Promise<readonly News[]> => {
    const told = await findTold(database, submissionId);
    if (told === undefined) return [];
    const { writerId, editorIds, storyId } = told;
    const about = { bundleKey: `submission:${eventId}`, storyId, submissionId };
    const toWriter = TO_WRITER[action];
    // An editor who takes a story out tells its authors by `story.removed`; the writer withdrew nothing.
    const isTakenOut = action === 'remove' && actorId !== null && actorId !== writerId;
    // What ends because its story is gone, hidden or elsewhere was withdrawn by nobody.
    const isGone = actorId === null && (action === 'cancel' || action === 'remove');
    const toEditors = isTakenOut ? undefined : isGone ? 'SUBMISSION_GONE' : TO_EDITORS[action];
    // Whoever leaves or takes somebody off the staff knows what they did.
    const others = (ids: readonly string[]) => (action === 'leave' ? ids.filter((id) => id !== actorId) : ids);
    return [
      // The publication decides, and not one of its people.
      ...(toWriter === undefined
        ? []
        : [{ ...about, kind: toWriter, recipientIds: others([writerId]), actorId: null }]),
      ...(toEditors === undefined
        ? []
        : [{ ...about, kind: toEditors, recipientIds: others(editorIds), actorId: writerId }]),
    ];
  },
  /** Tells an editor that a story is theirs to look after; `addNews` leaves out who did it themselves. */
  'submission.assigned': async (database, { submissionId, assigneeId, actorId }): Promise<readonly News[]> => {
    const told = await findTold(database, submissionId);
    if (told?.assigneeId !== assigneeId) return [];
    const bundle = { kind: 'SUBMISSION_ASSIGNED', bundleKey: `submission-assigned:${submissionId}` } as const;
    return [{ ...bundle, recipientIds: [assigneeId], actorId, storyId: told.storyId, submissionId }];
  },
  /** Whoever looks after it is reminded, or all editors. */
  'submission.nudged': async (database, { submissionId, actorId }): Promise<readonly News[]> => {
    const told = await findTold(database, submissionId);
    if (told === undefined) return [];
    const bundle = { kind: 'SUBMISSION_NUDGED', bundleKey: `submission-nudged:${submissionId}` } as const;
    return [{ ...bundle, recipientIds: remindedOf(told), actorId, storyId: told.storyId, submissionId }];
  },
  /** The other side reads a shared note, and the other editors what they keep among themselves. */
  'submission.noted': async (database, { submissionId, noteId, authorId, isShared }): Promise<readonly News[]> => {
    const told = await findTold(database, submissionId);
    if (told === undefined) return [];
    const about = { bundleKey: `submission-note:${noteId}`, storyId: told.storyId, submissionId };
    const isWriter = authorId === told.writerId;
    return [
      ...(isShared && !isWriter
        ? [{ ...about, kind: 'SUBMISSION_NOTE_LEFT' as const, recipientIds: [told.writerId], actorId: null }]
        : []),
      { ...about, kind: 'SUBMISSION_NOTE_WRITTEN' as const, recipientIds: told.editorIds, actorId: authorId },
    ];
  },
  /** As the note itself was told; nothing where it was undone by then. */
  'submission.noteResolved': async (database, { submissionId, noteId, actorId, isResolved }) => {
    const told = await findTold(database, submissionId);
    const [note] = await database.query<Noted>('submission_note_told', NOTED, [noteId]);
    if (told === undefined || note?.isResolved !== isResolved) return [];
    const bundleKey = `submission-note-${isResolved ? 'done' : 'open'}:${noteId}`;
    const about = { bundleKey, storyId: told.storyId, submissionId };
    const [toWriter, toEditors] = isResolved
      ? (['SUBMISSION_NOTE_DONE', 'SUBMISSION_NOTE_MARKED_DONE'] as const)
      : (['SUBMISSION_NOTE_REOPENED', 'SUBMISSION_NOTE_MARKED_OPEN'] as const);
    return [
      ...(note.isShared && actorId !== told.writerId
        ? [{ ...about, kind: toWriter, recipientIds: [told.writerId], actorId: null }]
        : []),
      { ...about, kind: toEditors, recipientIds: told.editorIds, actorId },
    ];
  },
  /** The writer is told that the editors would change something, and the editor what came of it. */
  'submission.suggested': async (database, { submissionId, suggestionId }): Promise<readonly News[]> => {
    const told = await findTold(database, submissionId);
    if (told === undefined) return [];
    const about = { bundleKey: `submission-suggestion:${suggestionId}`, storyId: told.storyId, submissionId };
    return [{ ...about, kind: 'SUBMISSION_EDITS_SUGGESTED', recipientIds: [told.writerId], actorId: null }];
  },
  'submission.suggestionAnswered': async (database, { submissionId, suggestionId }): Promise<readonly News[]> => {
    const told = await findTold(database, submissionId);
    const [made] = await database.query<{ editorId: string | null }>('suggestion_editor', EDITOR, [suggestionId]);
    const editorId = made?.editorId ?? null;
    if (told === undefined || editorId === null || !told.editorIds.includes(editorId)) return [];
    const about = { bundleKey: `suggestion-answered:${suggestionId}`, storyId: told.storyId, submissionId };
    return [{ ...about, kind: 'SUBMISSION_EDITS_ANSWERED', recipientIds: [editorId], actorId: told.writerId }];
  },
  /** Whoever is awaited: the editors, or the writer whose edits are; nobody where somebody has acted since. */
  'submission.waited': async (database, { submissionId, status }): Promise<readonly News[]> => {
    const told = await findTold(database, submissionId);
    if (told === undefined || (status !== undefined && status !== told.status)) return [];
    if (told.status === 'CHANGES_REQUESTED') {
      const late = { kind: 'SUBMISSION_EDITS_AWAITED', bundleKey: `submission-edits-awaited:${submissionId}` } as const;
      return [{ ...late, recipientIds: [told.writerId], actorId: null, storyId: told.storyId, submissionId }];
    }
    const bundle = { kind: 'SUBMISSION_WAITS', bundleKey: `submission-waits:${submissionId}` } as const;
    return [{ ...bundle, recipientIds: remindedOf(told), actorId: null, storyId: told.storyId, submissionId }];
  },
} satisfies ModuleNews;

const NOTED = `
  select is_shared as "isShared", resolved_at is not null as "isResolved" from submission_note where id = $1`;
type Noted = { readonly isShared: boolean; readonly isResolved: boolean };

const EDITOR = 'select editor_id as "editorId" from submission_suggestion where id = $1';

async function findTold(database: Database<Tables>, submissionId: string): Promise<Told | undefined> {
  const [told] = await database.query<Told>('submission_told', OF, [submissionId]);
  return told;
}

function remindedOf({ assigneeId, editorIds }: Told): readonly string[] {
  return assigneeId !== null && editorIds.includes(assigneeId) ? [assigneeId] : editorIds;
}
