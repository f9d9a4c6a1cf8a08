import type { NotificationKind } from '#shared/notifications/notification-kinds.ts';
import type { List } from '#modules/reading/lists/list.ts';
import { findList } from '#modules/reading/lists/read-lists.ts';
import { muting } from '#modules/people/mutes/is-muting.ts';
import { withoutMuted } from '#modules/stories/stories/without-muted.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { findPublicationById } from '#modules/stories/publications/visible-publications.ts';
import { findResponse } from '#modules/reading/responses/find-response.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { type Actors, hasActors, loadActors } from './load-actors.ts';
import { loadDecision, loadNote, loadQuote } from './load-passages.ts';
import { loadSubmission } from './load-submission.ts';
import type { Notification, NotificationRow } from './notification.ts';

/** What stands on nobody's account. */
const WITHOUT_ACTORS: ReadonlySet<NotificationKind> = new Set([
  'STORY_MILESTONE',
  'STORY_BOOSTED',
  'FOLLOWER_MILESTONE',
  'AUTHOR_VERIFIED',
  'AUTHOR_DECLINED',
  'AUTHOR_REVOKED',
  'STAFF_LOOKED',
  'DECISION_WARNED',
  'DECISION_LIMITED',
  'DECISION_DEMONETISED',
  'DECISION_HIDDEN',
  'DECISION_WITHHELD',
  'DECISION_SUSPENDED',
  'DECISION_REVIEWED',
  'DECISION_ENDED',
  'DECISION_REVERSED',
  'APPEAL_ANSWERED',
  'MAIL_NOT_TAKEN',
  'STORY_WENT_OUT',
  'LIST_GREW',
  'NEW_STORY',
  'SUBMISSION_WAITS',
  'SUBMISSION_EDITS_AWAITED',
  'SUBMISSION_GONE',
  'SUBMISSION_IN_REVIEW',
  'SUBMISSION_CHANGES_REQUESTED',
  'SUBMISSION_ACCEPTED',
  'SUBMISSION_DECLINED',
  'SUBMISSION_EXPIRED',
  'SUBMISSION_ENDED',
  'SUBMISSION_CLOSED',
  'SUBMISSION_EDITS_SUGGESTED',
  'SUBMISSION_NOTE_LEFT',
  'SUBMISSION_NOTE_DONE',
  'SUBMISSION_NOTE_REOPENED',
  'STORY_TAKEN_OUT',
  'STORY_EDITED',
  'STAFF_MADE_EDITOR',
  'STAFF_MADE_WRITER',
  'STAFF_REMOVED',
]);

/**
 * The third step: what the viewer may see of each now. Where nobody is left who did it, or what it is about may not
 * be seen any more (muted, blocked, suspended, hidden, private, deleted, withheld), it is told no more.
 */
export async function visibleNotifications(
  context: ReadContext,
  rows: readonly NotificationRow[],
  seenAt: Date | null,
): Promise<readonly Notification[]> {
  const shown = await Promise.all(rows.map((row) => present(context, row, seenAt)));
  return shown.flatMap((notification) => (notification === undefined ? [] : [notification]));
}

/** How many of these the viewer may see now, by the same decision. */
export async function countVisible(context: ReadContext, rows: readonly NotificationRow[]): Promise<number> {
  const shown = await Promise.all(
    rows.map(async (row) => {
      const [isByAnybody, about] = await Promise.all([
        WITHOUT_ACTORS.has(row.kind) || hasActors(context, row.id),
        loadSubject(context, row),
      ]);
      return isByAnybody && about !== undefined;
    }),
  );
  return shown.filter(Boolean).length;
}

/** Undefined where it is told no more. */
async function present(
  context: ReadContext,
  row: NotificationRow,
  seenAt: Date | null,
): Promise<Notification | undefined> {
  const { id, kind, occurredAt, amount } = row;
  const isByNobody = WITHOUT_ACTORS.has(kind);
  const [actors, about] = await Promise.all([isByNobody ? NOBODY : loadActors(context, id), loadSubject(context, row)]);
  if ((!isByNobody && actors.total === 0) || about === undefined) return undefined;
  const people = await readPeople(context, actors.ids);
  const isUnread = seenAt === null || occurredAt > seenAt;
  return { id, kind, occurredAt, isUnread, actors: people, actorCount: actors.total, amount, ...about };
}

const NOBODY: Actors = { ids: [], total: 0 };
type Subject = Pick<
  Notification,
  'story' | 'response' | 'list' | 'note' | 'quote' | 'submission' | 'publication' | 'decision'
>;

/** What it is about, as the viewer may see it; undefined where they may not. */
async function loadSubject(context: ReadContext, row: NotificationRow): Promise<Subject | undefined> {
  const { responseId, highlightId, noteId, submissionId, publicationId, decisionId } = row;
  // What writers and editors say to each other is between them (rule 248).
  if (context.viewer?.isImpersonated === true && (noteId !== null || submissionId !== null)) return undefined;
  const [story, response, list, note, quote, submission, publication, decision] = await Promise.all([
    findShownStory(context, row),
    responseId === null ? null : findResponse(context, responseId),
    findShownList(context, row),
    noteId === null ? null : loadNote(context, noteId),
    highlightId === null ? null : loadQuote(context, highlightId),
    submissionId === null ? null : loadSubmission(context, submissionId),
    publicationId === null ? null : findPublicationById(context, publicationId),
    decisionId === null ? null : loadDecision(context, decisionId),
  ]);
  const isGone =
    (needsStory(row) && story === null) ||
    (responseId !== null && (response === null || response.author === undefined)) ||
    (needsList(row) && list === null) ||
    (submissionId !== null && submission === null) ||
    (publicationId !== null && publication === null) ||
    (decisionId !== null && decision === null) ||
    (noteId !== null && note === null);
  return isGone ? undefined : { story, response, list, note, quote, submission, publication, decision };
}

/**
 * Who is invited sees nothing of a draft before they agree; what a response is about comes with the response, and a
 * submission says itself what its editors may know.
 */
function needsStory({ kind, storyId, responseId, submissionId }: NotificationRow): boolean {
  return storyId !== null && responseId === null && submissionId === null && kind !== 'CO_AUTHOR_INVITED';
}

async function findShownStory(context: ReadContext, row: NotificationRow): Promise<Story | null> {
  if (!needsStory(row) || row.storyId === null) return null;
  const lookup = await findStory(context, row.storyId);
  if (lookup.kind !== 'story') return null;
  const { story } = lookup;
  if (context.viewer !== null && story.authorIds.includes(context.viewer.personId)) return story;
  if (row.noteId !== null) return story.state === 'published' ? story : null;
  return story.isListed ? ((await withoutMuted(context, [story]))[0] ?? null) : null;
}

function needsList({ listId, responseId }: NotificationRow): boolean {
  return listId !== null && responseId === null;
}

async function findShownList(context: ReadContext, row: NotificationRow): Promise<List | null> {
  if (!needsList(row) || row.listId === null) return null;
  const list = await findList(context, row.listId);
  if (list?.visibility !== 'public') return null;
  return (await muting.person.holds(context, list.ownerId)) ? null : list;
}
