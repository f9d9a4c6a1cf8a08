import { graceEndsAt } from '#shared/membership/dunning.ts';
import { addDays } from '#shared/membership/periods.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { composeMembershipMail, type MailText } from './compose-membership-mail.ts';
import { findMailFacts, type MailFacts } from './find-mail-facts.ts';
import { failedText, trialEndsText } from './membership-mail-texts.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'membership-mails:remind': {
      readonly personId: string;
      readonly kind: 'FAILURE' | 'TRIAL';
      /** When the payment first failed, or when the trial ends: what it was about may be over by then. */
      readonly since: string;
      readonly day: number;
    };
  }
}

/** So many days before the first payment (rule 83). */
export const TRIAL_NOTICE_DAYS = 2;

/** After how long a reminder that came too early is looked at again, in milliseconds. */
const LOOK_AGAIN = 60_000;

/** The job of one reminder: sends it if it still holds. */
export async function remindOfMembership(
  context: CommandContext,
  { personId, kind, since, day }: { personId: string; kind: 'FAILURE' | 'TRIAL'; since: string; day: number },
): Promise<void> {
  mustBeProgram(context);
  // Jobs wait by the time of the database, which a moved clock is not.
  const at = kind === 'TRIAL' ? addDays(new Date(since), -TRIAL_NOTICE_DAYS) : addDays(new Date(since), day);
  if (context.clock.now() < at) {
    const runAt = new Date(Math.max(at.getTime(), Date.now() + LOOK_AGAIN));
    return enqueueJob(context.database, 'membership-mails:remind', { personId, kind, since, day }, { runAt });
  }
  const facts = await findMailFacts(context.database, personId);
  if (facts === null || facts.isClosed) return;
  const { siteUrl } = context.config;
  const text = kind === 'TRIAL' ? trialText(siteUrl, facts, since) : lateText(siteUrl, facts, since, day);
  if (text === null) return;
  await sendMail(context, { to: facts.address, mail: composeMembershipMail(siteUrl, facts, text) });
}

function trialText(siteUrl: string, facts: MailFacts, endsAt: string): MailText | null {
  const { status, isTrial, nextChargeAt, periodEndsAt } = facts.membership;
  const isStillDue = status === 'ACTIVE' && isTrial && nextChargeAt !== null && periodEndsAt.toISOString() === endsAt;
  return isStillDue ? trialEndsText(siteUrl, facts) : null;
}

function lateText(siteUrl: string, facts: MailFacts, firstFailedAt: string, day: number): MailText | null {
  const { membership } = facts;
  const failed = membership.firstFailedAt;
  const isStillOpen =
    membership.status === 'ACTIVE' && membership.cancelledAt === null && failed?.toISOString() === firstFailedAt;
  return isStillOpen && failed !== null && failed !== undefined
    ? failedText(siteUrl, facts, day, graceEndsAt(failed))
    : null;
}
