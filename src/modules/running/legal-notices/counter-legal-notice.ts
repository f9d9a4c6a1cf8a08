import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import {
  afterWeekdays,
  COUNTER_WEEKDAYS,
  MOST_EXPLANATION,
  MOST_NAME,
  MOST_POSTAL_ADDRESS,
} from '#shared/moderation/legal-notice-rules.ts';
import { asProgram, type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type RateLimited, rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import {
  type BadRequest,
  badRequest,
  conflict,
  type Conflict,
  notFound,
  type NotFound,
} from '#modules/ground/refusals.ts';
import { required } from '#modules/ground/required.ts';
import { readPeopleOf } from '#modules/running/appeals/read-appeals.ts';
import { endDecisionOf } from '#modules/running/decisions/carry-out.ts';
import type { Decision } from '#modules/running/decisions/decision.ts';
import { decisionLoader } from '#modules/running/decisions/read-decisions.ts';
import { lockLegalNotice, type LegalNotice } from './legal-notice.ts';
import { sendCounterMail, sendRestoredMail } from './legal-notice-mails.ts';
import { forgetNotifiers, updateLegalNotice } from './legal-notices.store.ts';

const RULE = { most: 20, windowSeconds: 86_400 } as const;

export type CounterNotice = {
  readonly decisionId: string;
  readonly name: string;
  readonly address: string;
  readonly words: string;
  readonly isTrue: boolean;
  readonly accepts: boolean;
};

export type CounterNoticeOutcome = Decision | BadRequest | Conflict | NotFound | RateLimited;

const OF_DECISION = 'select id from legal_notice where decision_id = $1';

/** Whether an author may answer a notice: of copyright, once, while what was decided holds (rule 262). */
export function canCounter(notice: LegalNotice | undefined, decision: Pick<Decision, 'endedAt'>): boolean {
  return notice?.kind === 'copyright' && notice.state === 'acted' && decision.endedAt === null;
}

/**
 * Says that something was taken down by mistake, also while suspended: it is handed on to whoever sent the notice, and
 * what was taken down comes back after 10 to 14 business days unless staff hear of a court (rule 262).
 */
export async function sendCounterNotice(context: CommandContext, said: CounterNotice): Promise<CounterNoticeOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.scopes !== 'all') throw new NotAllowed();
  const [name, address, words] = [said.name.trim(), said.address.trim(), said.words.trim()];
  const isFilled = isText(name, MOST_NAME) && isText(address, MOST_POSTAL_ADDRESS) && isText(words, MOST_EXPLANATION);
  if (!isFilled || !said.isTrue || !said.accepts) return badRequest(messages.counterNeeds);
  const taken = await takeOperation(context, 'counter notice', viewer.personId, RULE);
  if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const people = await readPeopleOf(database, said.decisionId);
    const decision = await commandReader(inside).loaders.get(decisionLoader).load(said.decisionId);
    if (decision === undefined || !people.includes(viewer.personId)) return notFound(messages.counterCannot);
    const [row] = await database.query<{ id: string }>('legal_notice_of_decision', OF_DECISION, [said.decisionId]);
    const notice = row && (await lockLegalNotice(database, row.id));
    if (notice === undefined || !canCounter(notice, decision)) return conflict(messages.counterCannot);
    await updateLegalNotice(database, notice.id, {
      state: 'countered',
      counter_by: viewer.personId,
      counter_name: name,
      counter_address: address,
      counter_words: words,
      countered_at: clock.now(),
      restore_at: afterWeekdays(clock.now(), COUNTER_WEEKDAYS),
    });
    await sendCounterMail(inside, required(await lockLegalNotice(database, notice.id), 'notice'));
    return decision;
  });
}

const isText = (text: string, most: number): boolean => text !== '' && [...text].length <= most;

const DUE = `select id from legal_notice where state = 'countered' and restore_at <= $1 order by restore_at limit 200`;

/** Puts back what nobody went to court about, each in a transaction of its own (rule 262). */
export async function restoreCountered(context: CommandContext): Promise<void> {
  const due = await context.database.query<{ id: string }>('legal_notices_due', DUE, [context.clock.now()]);
  for (const { id } of due) {
    await restore(asProgram(context), id).catch((error: unknown) => {
      context.log.error(
        { noticeId: id, error: String(error) },
        'what a counter-notice puts back could not be put back',
      );
    });
  }
}

async function restore(context: CommandContext, id: string): Promise<void> {
  await withTransaction(context, async (inside) => {
    const notice = await lockLegalNotice(inside.database, id);
    if (notice?.state !== 'countered') return;
    await updateLegalNotice(inside.database, id, { state: 'restored', ended_at: inside.clock.now() });
    const { decisionId } = notice;
    const end = { kind: 'reversed', reason: messages.restoredReason } as const;
    // Taken back meanwhile, it is there already, and both were told.
    if (decisionId !== null && (await endDecisionOf(inside, decisionId, end))) await sendRestoredMail(inside, notice);
  });
}

/** Own judgement: until claims of most countries lapse. Years. */
const KEPT_YEARS = 3;

/** Forgets who sent and answered notices that are long decided. */
export async function forgetOldNotices({ database, clock }: CommandContext): Promise<void> {
  const before = new Date(clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - KEPT_YEARS);
  await forgetNotifiers(database, before);
}
