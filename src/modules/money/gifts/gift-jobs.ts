import { addDays } from '#shared/membership/periods.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { composeGiftEnding } from '#modules/money/gift-mails/compose-membership-given.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { deliverGift } from './deliver-gift.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { deleteUnpaidGifts, insertReminder, lockGift } from './gifts.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'gifts:keep-current': unknown;
  }
}

/** Rule 98: the later one is left out where it is too late for it. */
const REMINDER_DAYS = [30, 7] as const;

/** Longer than any payment can be under way. */
const UNPAID_DAYS = 30;

const DUE = `
  select id from gift
  where paid_at is not null and delivered_at is null and voided_at is null and deliver_at <= $1
  order by deliver_at limit 200`;

const ENDING = `
  select person_id as "personId", period_ends_at as "endsAt" from membership m
  where status = 'ACTIVE' and provider = 'MEDIUM_GIFT' and period_ends_at > $1 and period_ends_at <= $2
    and not exists (select from gift_reminder r
      where r.person_id = m.person_id and r.days <= $3 and r.period_ends_at = m.period_ends_at)
  order by period_ends_at limit 500`;

/** What is done for gifts every minute: those that are due go out, ends are told of, what was never paid is forgotten. */
export async function keepGiftsCurrent(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  await deliverDueGifts(context);
  // The shorter one first: whoever redeems a short gift is not told of 30 days that are not left.
  for (const days of REMINDER_DAYS.toReversed()) await remindOfEnds(context, days);
  await deleteUnpaidGifts(context.database, addDays(context.clock.now(), -UNPAID_DAYS));
}

async function deliverDueGifts(context: CommandContext): Promise<void> {
  const now = context.clock.now();
  const due = await context.database.query<{ id: string }>('gifts_due', DUE, [now]);
  for (const { id } of due) {
    await withTransaction(context, async (inside) => {
      const gift = await lockGift(inside.database, id);
      const isDue = gift !== null && gift.deliveredAt === null && gift.voidedAt === null;
      if (isDue && gift.deliverAt !== null && gift.deliverAt <= now) await deliverGift(inside, gift);
    });
  }
}

type Ending = {
  readonly personId: string;
  readonly endsAt: Date;
};

async function remindOfEnds(context: CommandContext, days: number): Promise<void> {
  const now = context.clock.now();
  const ending = await context.database.query<Ending>('gifts_ending', ENDING, [now, addDays(now, days), days]);
  for (const { personId, endsAt } of ending) {
    await withTransaction(context, async (inside) => {
      if (!(await insertReminder(inside.database, { personId, days, periodEndsAt: endsAt }))) return;
      const to = await findConfirmedAddress(inside.database, personId);
      if (to === null) return;
      const site = await readSiteName(inside);
      await sendMail(inside, { to, mail: composeGiftEnding({ endsAt, site, siteUrl: inside.config.siteUrl }) });
    });
  }
}
