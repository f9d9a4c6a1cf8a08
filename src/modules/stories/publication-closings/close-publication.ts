import { publicationClosingMessages as messages } from '#shared/messages/publication-closings.ts';
import type { ActivityKind } from '#shared/publications/activity-kinds.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram, NotAllowed } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { withdrawInvitationsOf } from '#modules/stories/publication-invitations/withdraw-invitations-of.ts';
import type { PublicationOutcome } from '#modules/stories/publications/create-publication.ts';
import { lockStaff } from '#modules/stories/publications/hand-over-publication.ts';
import { refusePublication } from '#modules/stories/publications/publication-form.ts';
import { setPublicationState } from '#modules/stories/publications/set-publication-state.ts';
import { type ClosingFacts, findClosingFacts, isOver } from './find-closing.ts';
import { mailAbandoned, mailClosing } from './mail-closing.ts';
import { deleteClosing, upsertClosing } from './publication-closings.store.ts';

const DAY = 86_400_000;
/** Own judgement: as long as a deleted account can come back (rule 143). Milliseconds. */
const DELETION_GRACE = 14 * DAY;
/** Own judgement: each tells the whole staff by mail. */
const RULE = { most: 10, windowSeconds: 86_400 } as const;

type Change = (inside: CommandContext, facts: ClosingFacts) => Promise<PublicationOutcome>;

/** Closes a publication to new work: it is read as before, nobody submits, and its owner can open it again. */
export function archivePublication(context: CommandContext, publicationId: string): Promise<PublicationOutcome> {
  return change(context, publicationId, async (inside, { state }) => {
    if (state !== 'active') return refusePublication(null, messages.notActive);
    await close(inside, publicationId);
    const closed_at = inside.clock.now();
    const row = { publication_id: publicationId, was_archived: false, closed_at, delete_at: null } as const;
    await upsertClosing(inside.database, { ...row, kind: 'archived' });
    return done(inside, publicationId, 'publication.archived');
  });
}

/**
 * Deletes a publication when 14 days have passed; until then it is archived, and its owner can take that back.
 * Its stories go back to their authors.
 */
export function deletePublication(context: CommandContext, publicationId: string): Promise<PublicationOutcome> {
  return change(context, publicationId, async (inside, { state, kind }) => {
    if (kind === 'deleted') return refusePublication(null, messages.alreadyDeleting);
    if (state === 'active') await close(inside, publicationId);
    const closed_at = inside.clock.now();
    const delete_at = new Date(closed_at.getTime() + DELETION_GRACE);
    const row = { publication_id: publicationId, was_archived: state === 'archived', closed_at, delete_at };
    await upsertClosing(inside.database, { ...row, kind: 'deleted' });
    // A moment later: the clock of the database may be ahead.
    await enqueueJob(
      inside.database,
      'publication-closings:erase',
      { publicationId },
      { runAt: new Date(delete_at.getTime() + 1_000) },
    );
    return done(inside, publicationId, 'publication.deletionPlanned', delete_at);
  });
}

/** Opens an archived publication again, or takes its deletion back; what was canceled when it closed stays so. */
export function restorePublication(context: CommandContext, publicationId: string): Promise<PublicationOutcome> {
  return change(context, publicationId, async (inside, { state, kind, wasArchived, deleteAt }) => {
    if (state !== 'archived') return refusePublication(null, messages.notArchived);
    if (isOver(deleteAt, inside.clock.now())) return refusePublication(null, messages.tooLate);
    if (kind === 'deleted' && wasArchived) {
      const row = { publication_id: publicationId, was_archived: false, delete_at: null } as const;
      await upsertClosing(inside.database, { ...row, kind: 'archived', closed_at: inside.clock.now() });
      return done(inside, publicationId, 'publication.deletionUndone');
    }
    await setPublicationState(inside, publicationId, 'active');
    await deleteClosing(inside.database, publicationId);
    return done(inside, publicationId, 'publication.restored');
  });
}

/**
 * Archives what nobody took over whose owner is gone (rule 59) as its owner would have: whoever waits there for an
 * answer is told, and so is its staff. Inside the transaction in which the owner goes.
 */
export async function archiveAbandoned(inside: CommandContext, publicationId: string, ownerId: string): Promise<void> {
  mustBeProgram(inside);
  await lockStaff(inside, publicationId);
  const asked = { publicationId, personId: ownerId, now: inside.clock.now() };
  const facts = await findClosingFacts(inside.database, asked);
  if (facts?.state !== 'active') return;
  await close(inside, publicationId);
  await recordActivity(inside, { publicationId, kind: 'publication.archived' });
  await mailAbandoned(inside, publicationId, ownerId);
}

/** A change by the owner as the rows say, who proved a short while ago who they are; the viewer knows active ones alone. */
async function change(context: CommandContext, publicationId: string, make: Change): Promise<PublicationOutcome> {
  const { personId } = mustOwnAccount(context);
  const read = (inside: CommandContext) =>
    findClosingFacts(inside.database, { publicationId, personId, now: inside.clock.now() });
  mustBeOwner(await read(context));
  mustHaveSteppedUp(context);
  const taken = await takeOperation(context, 'close publication', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside) => {
    await lockStaff(inside, publicationId);
    return make(inside, mustBeOwner(await read(inside)));
  });
}

function mustBeOwner(facts: ClosingFacts | undefined): ClosingFacts {
  const isTheirs = facts?.role === 'owner' && !facts.isSettling;
  if (!isTheirs || !(facts.state === 'active' || facts.state === 'archived')) throw new NotAllowed();
  return facts;
}

/** What waits for an answer there gets it from nobody now. */
async function close(inside: CommandContext, publicationId: string): Promise<void> {
  await setPublicationState(inside, publicationId, 'archived');
  await withdrawInvitationsOf(inside, publicationId);
  await enqueueJob(inside.database, 'submissions:leave', { personId: null, publicationId });
}

async function done(
  inside: CommandContext,
  publicationId: string,
  kind: ActivityKind & keyof typeof messages.mails,
  deleteAt: Date | null = null,
): Promise<PublicationOutcome> {
  await recordActivity(inside, { publicationId, kind });
  await mailClosing(inside, publicationId, kind, deleteAt);
  return { type: 'Collection', publicationId };
}
