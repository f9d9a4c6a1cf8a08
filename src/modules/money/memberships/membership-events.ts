import type { PlanType } from '#shared/membership/plans.ts';
import { emitEvent, type EventPayloads } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

/** Moments are ISO texts in UTC; `intentId` is what was paid, by which a charge and its receipt are found. */
type OfPerson = {
  readonly personId: string;
};

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** A first payment, or one after the end; a method that was kept for a coupon of 100 percent too. */
    'membership.started': OfPerson & {
      readonly plan: PlanType;
      readonly intentId: string;
      readonly periodEndsAt: string;
      /** Whether it had ended before. */
      readonly isReturn: boolean;
    };
    'membership.trialStarted': OfPerson & { readonly plan: PlanType; readonly endsAt: string };
    /** `intentId` is null where the period cost nothing. */
    'membership.renewed': OfPerson & {
      readonly plan: PlanType;
      readonly intentId: string | null;
      readonly periodEndsAt: string;
    };
    /** Each failed try; mails go out on the days of rule 85, so not for each. */
    'membership.renewalFailed': OfPerson & {
      readonly firstFailedAt: string;
      /** 1 for the first failure. */
      readonly failedCharges: number;
      readonly graceEndsAt: string;
    };
    'membership.cancelled': OfPerson & { readonly endsAt: string };
    /** Taken back before the end; after it, it is `membership.started`. */
    'membership.uncancelled': OfPerson & { readonly nextChargeAt: string };
    'membership.paused': OfPerson & { readonly startsAt: string; readonly pausedUntil: string };
    'membership.discounted': OfPerson & { readonly percentOff: number; readonly cycles: number };
    /** `isScheduled` waits for `startsAt`; `intentId` is null where nothing was charged. */
    'membership.switched': OfPerson & {
      readonly from: PlanType;
      readonly plan: PlanType;
      readonly startsAt: string;
      readonly isScheduled: boolean;
      readonly intentId: string | null;
    };
    /** What was paid for, or its days of grace, are over. */
    'membership.ended': OfPerson & { readonly hasFailed: boolean };
    /** All of a charge goes back, and the membership has ended (rule 88). */
    'membership.refunded': OfPerson & { readonly chargeId: string; readonly isWithdrawal: boolean };
    'membership.methodUpdated': OfPerson;
  }
}

type MembershipEvent = Extract<keyof EventPayloads, `membership.${string}`>;

/** Writes down what became of a membership, in the transaction in which it did. */
export function tellOfMembership<Name extends MembershipEvent>(
  inside: CommandContext,
  name: Name,
  payload: EventPayloads[Name],
): Promise<void> {
  return emitEvent(inside.database, name, payload);
}
