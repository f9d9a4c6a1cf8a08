import { notFound } from '#modules/ground/refusals.ts';
import { membershipMessages as messages } from '#shared/messages/memberships.ts';

/** What a change without a payment comes to: whose membership is to be read anew, or why it stays as it is. */
export type MembershipOutcome =
  | { readonly type: 'MembershipChanged'; readonly personId: string }
  | {
      readonly type: 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound' | 'PaymentError';
      readonly message: string;
    };

export function changedMembership(personId: string): MembershipOutcome {
  return { type: 'MembershipChanged', personId };
}

export const noMembership = notFound(messages.noMembership);
