import { moneyText } from '#shared/money/money-text.ts';
import { REMINDER_DAYS } from '#shared/membership/dunning.ts';
import { addDays } from '#shared/membership/periods.ts';
import type { Database } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { EventName, EventPayloads, Reaction, SomeReaction } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import type { Membership } from '#modules/money/memberships/membership.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { composeMembershipMail, type MailText } from './compose-membership-mail.ts';
import { findMailFacts, findReturned, type MailFacts } from './find-mail-facts.ts';
import * as texts from './membership-mail-texts.ts';
import { TRIAL_NOTICE_DAYS } from './membership-reminders.ts';

type Means = Pick<CommandContext, 'secrets' | 'config' | 'clock'>;
type MembershipEvent = Extract<EventName, `membership.${string}`>;

/** Every mail that follows from what happens to a membership. */
export function membershipMailReactions(means: Means): readonly SomeReaction<Tables>[] {
  const { siteUrl } = means.config;
  return [
    mail('membership.started', (event, facts) => texts.startedText(facts, event.isReturn), paidBy),
    mail('membership.trialStarted', (_event, facts) => texts.trialText(facts)),
    remind('membership.trialStarted', 'trial', ({ personId, endsAt }) => [
      {
        personId,
        kind: 'TRIAL',
        since: endsAt,
        day: TRIAL_NOTICE_DAYS,
        at: addDays(new Date(endsAt), -TRIAL_NOTICE_DAYS),
      },
    ]),
    mail('membership.renewed', (event, facts) => texts.renewedText(facts, event.intentId !== null), paidBy),
    remind('membership.renewalFailed', 'failure', ({ personId, firstFailedAt, failedCharges }) =>
      // Tries come and go by their own calendar: the mails are those of the first failure.
      failedCharges > 1
        ? []
        : REMINDER_DAYS.map((day) => ({
            personId,
            kind: 'FAILURE',
            since: firstFailedAt,
            day,
            at: addDays(new Date(firstFailedAt), day),
          })),
    ),
    mail('membership.methodUpdated', (_event, facts) => texts.methodUpdatedText(facts)),
    mail('membership.cancelled', ({ endsAt }) => texts.cancelledText(siteUrl, new Date(endsAt), means.clock.now())),
    mail('membership.uncancelled', ({ nextChargeAt }) => texts.uncancelledText(new Date(nextChargeAt))),
    mail('membership.paused', ({ startsAt, pausedUntil }) =>
      texts.pausedText(new Date(startsAt), new Date(pausedUntil)),
    ),
    mail('membership.discounted', ({ percentOff, cycles }, { site }) => texts.discountedText(site, percentOff, cycles)),
    mail(
      'membership.switched',
      ({ plan, startsAt, isScheduled }, facts) =>
        isScheduled ? texts.scheduledText(facts.site, plan, new Date(startsAt)) : texts.switchedText(facts, plan),
      paidBy,
    ),
    mail('membership.ended', ({ hasFailed }, { site, isClosed }) =>
      isClosed ? null : texts.endedText(site, siteUrl, hasFailed),
    ),
    mail(
      'membership.refunded',
      ({ isWithdrawal }, { site, receipt, membership }) =>
        texts.refundedText(
          site,
          moneyText(receipt?.total ?? priceOf(membership)),
          isWithdrawal ? means.clock.now() : null,
        ),
      ({ chargeId }) => chargeId,
    ),
    {
      name: 'mail:billing.givenBack',
      event: 'billing.givenBack',
      react: async (database, { chargeId }) => {
        const returned = await findReturned(database, chargeId);
        if (returned === null) return;
        const { address, receipt } = returned;
        const text = texts.givenBackText(moneyText(receipt.total));
        const composed = composeMembershipMail(siteUrl, { receipt, membership: receipt }, text);
        await sendMail({ database, secrets: means.secrets }, { to: address, mail: composed });
      },
    } satisfies Reaction<Tables, 'billing.givenBack'>,
  ];

  /** A mail that goes out at once, unless there is nothing to say; `paid` names the charge whose receipt is in it. */
  function mail<Name extends MembershipEvent>(
    event: Name,
    textOf: (payload: EventPayloads[Name], facts: MailFacts) => MailText | null,
    paid: (payload: EventPayloads[Name]) => string | null = () => null,
  ): Reaction<Tables, Name> {
    return {
      name: `mail:${event}`,
      event,
      react: async (database, payload) => {
        const facts = await findMailFacts(database, payload.personId, paid(payload));
        const text = facts === null ? null : textOf(payload, facts);
        if (facts === null || text === null) return;
        const composed = composeMembershipMail(siteUrl, facts, text);
        await sendMail({ database, secrets: means.secrets }, { to: facts.address, mail: composed });
      },
    };
  }
}

type Reminder = {
  readonly personId: string;
  readonly kind: 'FAILURE' | 'TRIAL';
  readonly since: string;
  readonly day: number;
  readonly at: Date;
};

/** Mails that go out later, if what they are about still holds by then. */
function remind<Name extends MembershipEvent>(
  event: Name,
  about: string,
  remindersOf: (payload: EventPayloads[Name]) => readonly Reminder[],
): Reaction<Tables, Name> {
  return {
    name: `remind:${about}`,
    event,
    react: async (database: Database<Tables>, payload) => {
      for (const { at, ...reminder } of remindersOf(payload)) {
        await enqueueJob(database, 'membership-mails:remind', reminder, { runAt: at });
      }
    },
  };
}

function paidBy({ intentId }: { readonly intentId: string | null }): string | null {
  return intentId;
}

function priceOf({ price }: Membership): Membership['price'] {
  return price;
}
