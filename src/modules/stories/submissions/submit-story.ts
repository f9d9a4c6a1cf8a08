import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { criterionText } from '#shared/submissions/criterion-text.ts';
import { missingCriteria } from '#shared/submissions/submission-criteria.ts';
import { MOST_GUEST_SUBMISSIONS, MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { isOpenStatus } from '#shared/submissions/submission-machine.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { noSuchStory, type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import type { Draft } from '#modules/stories/drafts/draft.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { findPublishable } from '#modules/stories/stories/find-manageable.ts';
import { lockManagedStory, type ManagedStory } from '#modules/stories/stories/managed-story.ts';
import { whyNotPublishable } from '#modules/stories/stories/publishing-fault.ts';
import { findDeclined, hasMostOfGuest, lockSubmissionsOf } from './find-submission.ts';
import { moveLocked } from './move-submission.ts';
import { readCriteria } from './publication-criteria.ts';
import type { SubmissionOutcome } from './submission.ts';
import { submittedFacts } from './submitted-facts.ts';
import { insertSubmission } from './submissions.store.ts';
import { whyClosedTo } from './why-closed.ts';

/** Own judgement: more than anybody finishes in a day. */
const RULE = { most: 50, windowSeconds: 86_400 } as const;

export type SubmissionInput = {
  readonly storyId: string;
  readonly publicationId: string;
  /** To the editors. */
  readonly note: string;
  readonly isAiDisclosed: boolean;
  /** The editors' part that the writer agreed to, in percent. */
  readonly editorCut: number;
};

type No = Exclude<SubmissionOutcome, { readonly type: 'Submission' }>;

/** Hands a draft or a published story to the editors of a publication, who read it from then on (rules 57, 61, 66). */
export async function submitStory(context: CommandContext, input: SubmissionInput): Promise<SubmissionOutcome> {
  const { viewer } = context;
  const story = await findPublishable(context, input.storyId);
  if ('type' in story) return story;
  if (viewer === null || !story.authorIds.includes(viewer.personId)) return noSuchStory;
  const draft = await readDraft(context.database, story.id);
  if (draft === undefined) return noSuchStory;
  const hindrance =
    inputFault(input) ??
    (await whyClosedTo(commandReader(context), input.publicationId)) ??
    (await whyNotPublishable(context, draft, story.canonicalUrl)) ??
    // A story that stands there already is not asked whether it may come.
    (isThere(story, input) ? undefined : await whyUnfit(context, story, draft, input));
  if (hindrance !== undefined) return hindrance;
  const taken = await takeOperation(context, 'submit story', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<SubmissionOutcome> => {
    const submitting = await asStaffNow(inside, input.publicationId);
    if ('type' in submitting) return submitting;
    const now = await lockManagedStory(inside.database, story.id);
    if (now === undefined) return noSuchStory;
    const obstacle = await whyTaken(submitting, now, draft, input);
    return obstacle ?? openSubmission(submitting, now, draft, input);
  });
}

const OWN_ROLE = `
  select role from publication_member where publication_id = $1 and person_id = $2 for share`;

/**
 * Whoever is on the staff stays there until their story came in, so that a removal which waits for it cancels it (rule
 * 60). Whoever was removed meanwhile is a guest, and turned away where guests are.
 */
async function asStaffNow(inside: CommandContext, publicationId: string): Promise<CommandContext | No> {
  const { viewer, database } = inside;
  if (viewer?.staffRoles.has(publicationId) !== true) return inside;
  const roles = await database.query('submitter_role', OWN_ROLE, [publicationId, viewer.personId]);
  if (roles.length > 0) return inside;
  const staffRoles = new Map([...viewer.staffRoles].filter(([id]) => id !== publicationId));
  const asGuest = { ...inside, viewer: { ...viewer, staffRoles } };
  return (await whyClosedTo(commandReader(asGuest), publicationId)) ?? asGuest;
}

function inputFault({ note }: SubmissionInput): No | undefined {
  if (note.length <= MOST_NOTE_LENGTH) return undefined;
  return refuse('BadRequest', formatMessage(messages.noteTooLong, { most: MOST_NOTE_LENGTH }));
}

function isThere(story: ManagedStory, { publicationId }: Pick<SubmissionInput, 'publicationId'>): boolean {
  return story.state === 'published' && story.publicationId === publicationId;
}

/** The first thing that the criteria miss, as a sentence. */
export async function whyUnfit(
  context: CommandContext,
  story: ManagedStory,
  draft: Draft,
  {
    publicationId,
    isAiDisclosed,
    editorCut,
  }: Pick<SubmissionInput, 'publicationId' | 'isAiDisclosed'> & Partial<Pick<SubmissionInput, 'editorCut'>>,
): Promise<Refusal<'BadRequest' | 'Conflict'> | undefined> {
  const reader = commandReader(context);
  const criteria = await readCriteria(reader, publicationId);
  // The editors' part is agreed to as it was shown, and frozen so (rule 223).
  if (editorCut !== undefined && editorCut !== criteria.editorCut) return refuse('Conflict', messages.cutChanged);
  const writerId = context.viewer?.personId ?? story.creatorId;
  const [missing] = missingCriteria(criteria, await submittedFacts(reader, story, draft, { writerId, isAiDisclosed }));
  return missing === undefined ? undefined : refuse('BadRequest', criterionText(missing, criteria));
}

/** Why a story that is held now cannot go there: it is somewhere already, or was declined as it is. */
async function whyTaken(
  { database, viewer }: CommandContext,
  story: ManagedStory,
  draft: Draft,
  { publicationId }: SubmissionInput,
): Promise<No | undefined> {
  if (story.state !== 'draft' && story.state !== 'published') return noSuchStory;
  if (story.publicationId !== null && story.publicationId !== publicationId) {
    return refuse('Conflict', messages.inAnother);
  }
  if (story.scheduledAt !== null) return refuse('Conflict', messages.scheduled);
  const others = await lockSubmissionsOf(database, story.id);
  if (others.some(({ status }) => isOpenStatus(status))) return refuse('Conflict', messages.alreadySubmitted);
  if (others.some(({ placedAt }) => placedAt === null)) return refuse('Conflict', messages.alreadyAccepted);
  const declined = await findDeclined(database, { storyId: story.id, publicationId });
  if (declined !== undefined && declined.previousId !== null) return refuse('Conflict', messages.declinedTwice);
  if (declined !== undefined && draft.rev <= declined.baseRevision) return refuse('Conflict', messages.editFirst);
  if (viewer === null || viewer.staffRoles.has(publicationId)) return undefined;
  const isFull = await hasMostOfGuest(database, { publicationId, writerId: viewer.personId });
  return isFull
    ? refuse('Conflict', formatMessage(messages.tooManyAsGuest, { most: MOST_GUEST_SUBMISSIONS }))
    : undefined;
}

async function openSubmission(
  inside: CommandContext,
  story: ManagedStory,
  draft: Draft,
  { publicationId, note, editorCut }: SubmissionInput,
): Promise<SubmissionOutcome> {
  const { database, viewer, clock } = inside;
  const declined = await findDeclined(database, { storyId: story.id, publicationId });
  const id = createId();
  await insertSubmission(database, {
    id,
    story_id: story.id,
    publication_id: publicationId,
    writer_id: viewer?.personId ?? story.creatorId,
    kind: isThere(story, { publicationId }) ? 'REVISION' : 'STORY',
    status: 'WIP',
    title: draft.title,
    is_guest: viewer?.staffRoles.has(publicationId) !== true,
    // A review changes nothing of what its writer agreed to when the story came.
    editor_cut: isThere(story, { publicationId })
      ? await standingCut(database, { storyId: story.id, publicationId })
      : editorCut,
    base_revision: draft.rev,
    previous_id: declined?.id ?? null,
    assignee_id: null,
    created_at: clock.now(),
    acted_at: clock.now(),
  });
  return moveLocked(inside, story, { submissionId: id, action: 'submit', role: 'writer', note });
}

async function standingCut(
  database: CommandContext['database'],
  { storyId, publicationId }: { readonly storyId: string; readonly publicationId: string },
): Promise<number> {
  const all = await lockSubmissionsOf(database, storyId);
  const accepted = all.filter((one) => one.publicationId === publicationId && one.status === 'ACCEPTED');
  return accepted.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]?.editorCut ?? 0;
}
