import type { MailMessage } from '#platform/mail/mail-message.ts';
import {
  MailPutOff,
  MailRefused,
  MailStopped,
  type MailTransport,
  MailUnanswered,
} from '#platform/mail/mail-transport.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { createTurnstile } from '#platform/limits/turnstile.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { BULK_CONNECTIONS, BULK_HEADERS, deliverBulkMail } from '#modules/ground/mails/deliver-bulk-mail.ts';
import { findStop, openLane, stopLane } from '#modules/ground/mail-lanes/stop-lane.ts';
import { statusIn } from '#modules/ground/mail-suppressions/ladder.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { isOwnerClosed } from '#modules/telling/newsletters/read-newsletters.ts';
import { returnPathOf } from '#modules/telling/returned-mail/return-address.ts';
import { nextTry } from './back-off.ts';
import { brakeIssue } from './brake-issue.ts';
import { composeIssue } from './compose-issue.ts';
import { decideDelivery } from './decide-delivery.ts';
import {
  beginDelivery,
  claimDeliveries,
  type Delivery,
  endDelivery,
  holdLate,
  type Outcome,
  releaseDeliveries,
  settleMissed,
  skipDelivery,
} from './deliveries.store.ts';
import { createEnvelopes } from './envelopes.ts';
import { endFinishedIssues, moveIssue, startDueIssues } from './issues.store.ts';
import { blameReaders, holdRefused, isPerhapsOurs, type Refusal } from './hold-refused.ts';
import { findIssue } from './issue.ts';
import { purgeArchive } from './read-archive.ts';
import { openPace, type Pace, type Wait } from './pace.ts';
import { tellOfDelay } from './tell-writer.ts';
import { type Doubt, isHeldAtOnce, knownSince, outcomeOfDoubt, settleDoubt } from './settle-doubt.ts';

/** Own judgement: how many mails a worker takes for itself at once. */
const CLAIM = 100;
/** Own judgement: how many mails are got ready at once, so that each connection finds the next one waiting. */
const LANES = 2 * BULK_CONNECTIONS;
/** Rule 73: after so many others get a turn. */
const MOST = 1_000;
/** Milliseconds. A claim ends early enough for others to take over, a mail later than any answer that may come. */
const LEASE = { claim: 60_000, mail: 300_000 } as const;
/** How many refusals pass between two looks at all of them. */
const LOOK_AT_BOUNCES = 10;

type Pass = Doubt & {
  readonly envelopes: ReturnType<typeof createEnvelopes>;
  /** Refusals of this pass by issue. */
  readonly refused: Map<string, number>;
  /** Of each issue those that came in a row and may be about us, with nobody who got it in between (rule 299). */
  readonly inRow: Map<string, readonly Refusal[]>;
  /** How often somebody got it, which ends a row. */
  readonly rowsEnded: Map<string, number>;
  /** Set once the mail server is not to be reached, or takes nothing from us: nothing more leaves. */
  isAway: boolean;
  /** The lane stood still, and the next mail that is taken says that it does not any more. */
  wasStopped: boolean;
  readonly pace: Pace;
  /** Waits until one of the connections is free; what it returns frees it again. */
  readonly takeConnection: () => Promise<() => void>;
};

/**
 * Sends mails of issues that are due, a thousand at most; true where there may be more. Several processes may do it at
 * once. `sending` is committed before a mail leaves and what came of it after, so that whoever dies leaves in doubt what
 * was on its way and nothing else (decision 0076).
 */
export async function sendIssues(
  context: CommandContext,
  transport: MailTransport | undefined,
  wait?: Wait,
): Promise<boolean> {
  mustBeProgram(context);
  const settings = await readSettings(context.database);
  const isResent = settings['mail.unknown'] !== 'hold';
  await settle(context, { transport, isResent });
  const stop = await findStop(context.database, 'bulk');
  if (stop !== undefined && stop.retryAt > context.clock.now()) return false;
  const pass: Pass = {
    transport,
    isResent,
    envelopes: createEnvelopes(context),
    refused: new Map(),
    inRow: new Map(),
    rowsEnded: new Map(),
    isAway: false,
    wasStopped: stop !== undefined,
    pace: openPace(context, { transport, settings, wait }),
    takeConnection: connectionsOf(BULK_CONNECTIONS),
  };
  const { pace } = pass;
  let taken = 0;
  while (taken < MOST && !pass.isAway && (await pace.goesOn())) {
    const now = context.clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE.claim);
    const claimed = await claimDeliveries(context.database, { now, leaseUntil, most: CLAIM });
    if (claimed.length === 0) {
      if (pace.isOpen()) break;
      pace.rest();
      continue;
    }
    const waiting = [...claimed];
    const lane = async () => {
      while (!pass.isAway && !pace.isFull()) {
        const next = waiting.shift();
        if (next === undefined) return;
        await deliver(context, pass, next);
      }
    };
    const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
    const broken = lanes.find((ended) => ended.status === 'rejected');
    if (broken !== undefined) {
      // What others were answered meanwhile is not forgotten for it.
      await judge(context, pass).catch((error: unknown) =>
        context.log.error({ error: String(error) }, 'what an issue was refused was not judged'),
      );
      throw broken.reason;
    }
    if (pace.isFull())
      await releaseDeliveries(
        context.database,
        waiting.map(({ id }) => id),
      );
    taken += claimed.length - waiting.length;
  }
  await pace.close();
  await judge(context, pass);
  await endFinished(context);
  return (taken >= MOST || pace.isTired()) && !pass.isAway;
}

/** Ends what has gone out; past issues do not list what nobody got in the end. */
async function endFinished(context: CommandContext): Promise<void> {
  await withTransaction(context, async (inside) => {
    for (const id of await endFinishedIssues(inside.database, inside.clock.now())) await purgeArchive(inside, id);
  });
}

/** What is left to be said of the refusals of a pass, once nothing of it is on its way. */
async function judge(context: CommandContext, pass: Pass): Promise<void> {
  for (const issueId of pass.inRow.keys()) await judgeRow(context, pass, issueId, true);
  for (const issueId of pass.refused.keys()) await brakeIssue(context, issueId);
}

/** What time has brought: beginnings, answers that never came, and a day that has passed. */
async function settle(context: CommandContext, doubt: Doubt): Promise<void> {
  const now = context.clock.now();
  await startDueIssues(context.database, now);
  await settleMissed(context.database, { now, isHeld: isHeldAtOnce(doubt), knownSince: knownSince(doubt, now) });
  await withTransaction(context, async (inside) => {
    for (const id of await holdLate(inside.database, now)) {
      const change = { from: ['sending'], state: 'paused', reason: 'late', now } as const;
      if (!(await moveIssue(inside.database, id, change))) continue;
      const issue = await findIssue(inside.database, id);
      if (issue === undefined) continue;
      await purgeArchive(inside, issue.newsletterId);
      await tellOfDelay(inside, issue);
    }
  });
}

async function deliver(context: CommandContext, pass: Pass, delivery: Delivery): Promise<void> {
  const { database, clock } = context;
  const { pace } = pass;
  if (await settleDoubt(context, pass, delivery)) return;
  const envelope = await pass.envelopes.find(delivery.issueId);
  if (envelope === undefined) return;
  // Nobody could stop it while its publication is closed (rule 293).
  if (await isOwnerClosed(database, envelope)) {
    return await pause(context, delivery, envelope.isOfSeries ? 'hidden' : 'writer');
  }
  const decision = await decideDelivery(context, delivery.subscriberId, envelope.storyId);
  if (decision.kind === 'pause') return await pause(context, delivery, 'hidden');
  if (decision.kind === 'skip') return await skipDelivery(database, delivery.id, decision.reason, clock.now());
  const { to, reader, story } = decision;
  const { subscriberId } = delivery;
  if (!(await pace.mayLeave(delivery.id, to))) return;
  // As the story is now, which may have been corrected since the first of them left (rule 318).
  const shell = { ...envelope.shell, subject: story.title || storyMessages.untitled };
  const { mail, headers } = await composeIssue(context, { ...shell, story, reader, subscriberId });
  const message = {
    id: `issue-${delivery.issueId}-${delivery.id}`,
    from: envelope.from,
    to,
    ...returnPathOf(context, delivery.id),
    ...mail,
    headers: { ...BULK_HEADERS, ...envelope.headers, ...headers },
  };
  const freeConnection = await pass.takeConnection();
  try {
    await handOver(context, pass, delivery, message);
  } finally {
    freeConnection();
  }
}

/** Holds the issue of a mail that cannot leave for a reason which may be taken back. */
async function pause(context: CommandContext, { id, issueId }: Delivery, reason: 'hidden' | 'writer'): Promise<void> {
  const change = { from: ['sending'], state: 'paused', reason, now: context.clock.now() } as const;
  await withTransaction(context, async (inside) => {
    const isPaused = await moveIssue(inside.database, issueId, change);
    await releaseDeliveries(inside.database, [id]);
    const issue = isPaused ? await findIssue(inside.database, issueId) : undefined;
    if (issue !== undefined) await purgeArchive(inside, issue.newsletterId);
  });
}

async function handOver(context: CommandContext, pass: Pass, delivery: Delivery, message: MailMessage): Promise<void> {
  const { database, clock } = context;
  const { to } = message;
  // The mail server went away while this one waited for its turn.
  if (pass.isAway) return await releaseDeliveries(database, [delivery.id]);
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + LEASE.mail);
  const attempt = await beginDelivery(database, delivery.id, { now, leaseUntil, to });
  // Its issue was paused meanwhile, say: whoever resumes it does not wait for the lease of a mail that nobody sends.
  if (attempt === undefined) return await releaseDeliveries(database, [delivery.id]);
  const outcome = await deliverBulkMail(context, pass.transport, message).then(
    (): Outcome => ({ state: 'accepted', reason: null }),
    (error: unknown) => outcomeOf(context, pass, { error, attempt, firstTriedAt: delivery.firstTriedAt ?? now }),
  );
  await endDelivery(database, { id: delivery.id, attempt }, outcome, clock.now());
  if (outcome.state === 'accepted' && pass.wasStopped) await reopen(context, pass);
  if (outcome.state === 'accepted') await endRow(context, pass, delivery.issueId);
  if (outcome.state !== 'bounced') return;
  await noteRefusal(context, pass, delivery.issueId, { id: delivery.id, to, status: outcome.status ?? '5.0.0' });
  await countRefusal(context, pass, delivery.issueId);
}

/** As many mails are on their way as there are connections: that is how many a crash leaves in doubt. */
function connectionsOf(count: number): Pass['takeConnection'] {
  const connections = createTurnstile({ atOnceEach: count, waitingEach: LANES });
  return () => new Promise((resolve) => connections.pass('bulk', resolve));
}

type Failure = { readonly error: unknown; readonly attempt: number; readonly firstTriedAt: Date };

async function outcomeOf(
  context: CommandContext,
  pass: Pass,
  { error, attempt, firstTriedAt }: Failure,
): Promise<Outcome> {
  const now = context.clock.now();
  if (error instanceof MailRefused) {
    return { state: 'bounced', reason: 'refused', status: statusIn(error.answer, error.code) };
  }
  if (error instanceof MailPutOff) {
    const dueAt = nextTry(attempt, firstTriedAt, now);
    return dueAt === undefined
      ? { state: 'bounced', reason: 'gaveUp', status: '4.0.0' }
      : { state: 'deferred', reason: null, dueAt };
  }
  if (error instanceof MailUnanswered) return outcomeOfDoubt(pass, { attempt, firstTriedAt, now });
  // Not about this mail: it was not handed over, and the others would fare the same.
  const isFirst = !pass.isAway;
  pass.isAway = true;
  if (isFirst) await noteAway(context, pass, error);
  return { state: 'queued', reason: null, dueAt: now };
}

async function noteAway(context: CommandContext, { transport }: Pass, error: unknown): Promise<void> {
  if (error instanceof MailStopped && transport !== undefined) {
    return await stopLane(context, 'bulk', { carrier: transport.carrier, error });
  }
  context.log.warn({ error: String(error) }, 'newsletters wait for the mail server');
}

async function reopen({ database }: CommandContext, pass: Pass): Promise<void> {
  pass.wasStopped = false;
  await openLane(database, 'bulk');
}

/** What may be about us is held against nobody before it is known how others fare. */
async function noteRefusal(context: CommandContext, pass: Pass, issueId: string, refusal: Refusal): Promise<void> {
  if (!isPerhapsOurs(refusal.status)) return await blameReaders(context, [refusal]);
  pass.inRow.set(issueId, [...(pass.inRow.get(issueId) ?? []), refusal]);
  await judgeRow(context, pass, issueId, false);
}

async function judgeRow(context: CommandContext, pass: Pass, issueId: string, isOver: boolean): Promise<void> {
  const refusals = pass.inRow.get(issueId) ?? [];
  const ends = pass.rowsEnded.get(issueId);
  // Nobody else judges these meanwhile.
  pass.inRow.set(issueId, []);
  if (await holdRefused(context, issueId, { refusals, isOver })) return;
  const hasSomebody = pass.rowsEnded.get(issueId) !== ends;
  if (isOver || hasSomebody) await blameReaders(context, refusals);
  else pass.inRow.set(issueId, [...refusals, ...(pass.inRow.get(issueId) ?? [])]);
}

async function endRow(context: CommandContext, { inRow, rowsEnded }: Pass, issueId: string): Promise<void> {
  rowsEnded.set(issueId, (rowsEnded.get(issueId) ?? 0) + 1);
  const refusals = inRow.get(issueId) ?? [];
  if (refusals.length === 0) return;
  inRow.set(issueId, []);
  await blameReaders(context, refusals);
}

async function countRefusal(context: CommandContext, { refused }: Pass, issueId: string): Promise<void> {
  const count = (refused.get(issueId) ?? 0) + 1;
  refused.set(issueId, count);
  if (count % LOOK_AT_BOUNCES === 0) await brakeIssue(context, issueId);
}
