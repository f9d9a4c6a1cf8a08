import { monthsOfPlan, type PlanType } from '#shared/membership/plans.ts';
import { aheadText } from '#shared/membership/payment-words.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipMailMessages as messages } from '#shared/messages/membership-mails.ts';
import { planMessages } from '#shared/messages/membership-settings.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { nextPlan } from '#modules/money/memberships/membership.ts';
import type { MailText } from './compose-membership-mail.ts';
import type { MailFacts } from './find-mail-facts.ts';
import { dayText, methodText, settingsUrl } from './mail-parts.ts';

type Told = Pick<MailFacts, 'site' | 'membership' | 'ahead'>;

/** What the next payment comes to, with what is taken off it. */
function nextPrice({ membership, ahead }: Told): string {
  return moneyText(ahead[0]?.payment ?? membership.price);
}

/** The next payment, and those after it where they do not all come to the same. */
function whatComes(told: Told): readonly string[] {
  const { nextChargeAt, periodEndsAt } = told.membership;
  if (nextChargeAt === null) return [formatMessage(messages.noNextCharge, { date: dayText(periodEndsAt) })];
  const next = formatMessage(messages.nextCharge, { price: nextPrice(told), date: dayText(nextChargeAt) });
  if (told.ahead.length < 2) return [next];
  const ahead = aheadText(told.ahead, monthsOfPlan(nextPlan(told.membership)));
  return [next, formatMessage(messages.paymentsAhead, { ahead })];
}

const planText = (plan: PlanType): string => planMessages[plan];

/** Somebody is a member now, or again. */
export function startedText(told: Told, isReturn: boolean): MailText {
  const plan = planText(told.membership.plan);
  return {
    subject: formatMessage(isReturn ? messages.returnedSubject : messages.startedSubject, { site: told.site }),
    intro: formatMessage(isReturn ? messages.returnedIntro : messages.startedIntro, { site: told.site, plan }),
    more: whatComes(told),
  };
}

/** A trial has begun (rule 83). */
export function trialText(told: Told): MailText {
  const date = dayText(told.membership.periodEndsAt);
  const plan = planText(told.membership.plan);
  return {
    subject: formatMessage(messages.trialSubject, { site: told.site }),
    intro: formatMessage(messages.trialIntro, { site: told.site, date }),
    more: [formatMessage(messages.trialNext, { price: nextPrice(told), plan, date })],
  };
}

/** Two days before the first payment (rule 83). */
export function trialEndsText(siteUrl: string, told: Told): MailText {
  const date = dayText(told.membership.periodEndsAt);
  const plan = planText(told.membership.plan);
  return {
    subject: formatMessage(messages.trialEndsSubject, { date }),
    intro: formatMessage(messages.trialEndsIntro, { site: told.site, date, plan, price: nextPrice(told) }),
    more: [messages.trialEndsAdvice],
    button: { label: messages.settings, url: settingsUrl(siteUrl) },
  };
}

export function renewedText(told: Told, isPaid: boolean): MailText {
  const plan = planText(told.membership.plan);
  return {
    subject: formatMessage(isPaid ? messages.renewedSubject : messages.renewedFreeSubject, { site: told.site }),
    intro: formatMessage(isPaid ? messages.renewedIntro : messages.renewedFree, { plan }),
    more: whatComes(told),
  };
}

/** A payment failed so many days ago: 0, 3, 7 or 13 (rule 85). */
export function failedText(siteUrl: string, told: Told, day: number, graceEndsAt: Date): MailText {
  const price = nextPrice(told);
  const date = dayText(graceEndsAt);
  const [subject, intro] =
    day === 0
      ? [messages.failedSubject, messages.failedIntro]
      : day === 13
        ? [messages.failedLastSubject, messages.failedLastIntro]
        : [messages.failedAgainSubject, messages.failedAgainIntro];
  return {
    subject: formatMessage(subject, { site: told.site }),
    intro: formatMessage(intro, { price, date }),
    more: [formatMessage(messages.failedAdvice, { date })],
    button: { label: messages.updateMethod, url: siteUrl + buildPath('UpdatePayment', {}) },
  };
}

export function methodUpdatedText({ site, membership }: Told): MailText {
  return {
    subject: messages.methodSubject,
    intro: formatMessage(messages.methodIntro, { site, method: methodText(membership.method) }),
    more: [messages.methodAdvice],
  };
}

/** With the day of the end, and the way back by one press (rule 86); what owes a payment, or is at rest, ends at once. */
export function cancelledText(siteUrl: string, endsAt: Date, now: Date): MailText {
  const isOver = endsAt <= now;
  const intro = formatMessage(isOver ? messages.cancelledOver : messages.cancelledIntro, { date: dayText(endsAt) });
  const button = { label: isOver ? messages.comeBack : messages.reactivate, url: reactivateUrl(siteUrl) };
  return { subject: messages.cancelledSubject, intro, more: isOver ? [] : [messages.cancelledBack], button };
}

export function uncancelledText(nextChargeAt: Date): MailText {
  return {
    subject: messages.uncancelledSubject,
    intro: formatMessage(messages.uncancelledIntro, { date: dayText(nextChargeAt) }),
  };
}

export function pausedText(startsAt: Date, pausedUntil: Date): MailText {
  return {
    subject: messages.pausedSubject,
    intro: formatMessage(messages.pausedIntro, { from: dayText(startsAt), until: dayText(pausedUntil) }),
  };
}

export function discountedText(site: string, percent: number, cycles: number): MailText {
  return {
    subject: formatMessage(messages.discountedSubject, { site }),
    intro: formatMessage(messages.discountedIntro, { percent, cycles }),
  };
}

export function switchedText(told: Told, plan: PlanType): MailText {
  return {
    subject: formatMessage(messages.switchedSubject, { site: told.site }),
    intro: formatMessage(messages.switchedIntro, { plan: planText(plan) }),
    more: whatComes(told),
  };
}

export function scheduledText(site: string, plan: PlanType, startsAt: Date): MailText {
  const date = dayText(startsAt);
  return {
    subject: formatMessage(messages.scheduledSubject, { site, date }),
    intro: formatMessage(messages.scheduledIntro, { plan: planText(plan), date }),
  };
}

export function endedText(site: string, siteUrl: string, hasFailed: boolean): MailText {
  return {
    subject: formatMessage(messages.endedSubject, { site }),
    intro: hasFailed ? messages.endedFailed : messages.endedIntro,
    button: { label: messages.comeBack, url: reactivateUrl(siteUrl) },
  };
}

/** Of a refund, or as the receipt of a withdrawal, which must say when it came (rule 88). */
export function refundedText(site: string, price: string, withdrawnAt: Date | null): MailText {
  if (withdrawnAt === null) {
    return {
      subject: formatMessage(messages.refundSubject, { price }),
      intro: formatMessage(messages.refundIntro, { price }),
    };
  }
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    subject: messages.withdrawalSubject,
    intro: formatMessage(messages.withdrawalIntro, { site, price, date: `${date.format(withdrawnAt)} UTC` }),
  };
}

/** Of a payment that came twice, or after another one had taken its place. */
export function givenBackText(price: string): MailText {
  return {
    subject: formatMessage(messages.givenBackSubject, { price }),
    intro: formatMessage(messages.givenBackIntro, { price }),
  };
}

function reactivateUrl(siteUrl: string): string {
  return settingsUrl(siteUrl, '#reactivateMembership');
}
