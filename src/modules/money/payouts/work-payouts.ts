import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { holdUnfiledTransfers } from './hold-payout.ts';
import { lockPayout, updatePayout } from './payouts.store.ts';
import { sendPayout, settlePayout } from './send-payout.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'payouts:work': unknown;
  }
}

/** In milliseconds: whoever asked has an answer by then, or died. */
const ANSWERS_WITHIN = 120_000;

/** So many at a time; the job runs again in a minute. */
const MOST = 500;

const WAITED = `
  select id from payout where state in ('PROVIDER_FAILED', 'REVERSED') and due_at <= $1 order by due_at limit ${MOST}`;
const DUE = `
  select p.id from payout p join payout_account a on a.person_id = p.person_id and a.is_current
  where p.state = 'PENDING' and p.due_at <= $1 and a.status = 'ACTIVE' and a.payable_from <= $1
  order by p.due_at, p.id limit ${MOST}`;
const UNANSWERED = `
  select id from payout where state = 'PROCESSING' and provider <> 'BANK_TRANSFER' and asked_at <= $1
    and due_at <= $1::timestamptz + interval '2 minutes'
  order by asked_at limit ${MOST}`;

/**
 * Tries again what waited long enough, sends what is due, asks for what nobody answered, and holds what must not go to
 * the bank. Run it every minute.
 */
export async function workPayouts(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const now = context.clock.now();
  await each(context, 'payouts_waited', WAITED, now, (id) =>
    withTransaction(context, async ({ database }) => {
      const payout = await lockPayout(database, id);
      if (payout?.state === 'PROVIDER_FAILED' || payout?.state === 'REVERSED') {
        await updatePayout(database, payout, 'RETRY');
      }
    }),
  );
  await each(context, 'payouts_due', DUE, now, (id) => sendPayout(context, id));
  const before = new Date(now.getTime() - ANSWERS_WITHIN);
  await each(context, 'payouts_unanswered', UNANSWERED, before, (id) => settlePayout(context, id));
  await withTransaction(context, holdUnfiledTransfers);
}

/** One that cannot be worked on holds up no other. */
async function each(
  context: CommandContext,
  name: string,
  text: string,
  moment: Date,
  run: (id: string) => Promise<void>,
): Promise<void> {
  for (const { id } of await context.database.query<{ id: string }>(name, text, [moment])) {
    await run(id).catch((error: unknown) => {
      context.log.error({ payoutId: id, error: String(error) }, 'a payout could not be worked on');
    });
  }
}
