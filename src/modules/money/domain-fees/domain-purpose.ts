import { z } from 'zod';
import type { DomainOwner } from '#modules/ground/domains/domain-claim.ts';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';

/** What a domain's payment is for, as it is written down with it. */
const domainPurpose = z.object({
  domain: z.string(),
  /** Null for the buyer's own domain. */
  publicationId: z.string().nullable(),
});

export type DomainPurpose = z.infer<typeof domainPurpose>;

export function purposeOf({ purpose }: Pick<PaymentIntent, 'purpose'>): DomainPurpose {
  return domainPurpose.parse(purpose);
}

/** Whose domain a payment is for; null once the account of who paid for their own is erased. */
export function payingOwner({
  personId,
  publicationId,
}: {
  readonly personId: string | null;
  readonly publicationId: string | null;
}): DomainOwner | null {
  if (publicationId !== null) return { personId: null, publicationId };
  return personId === null ? null : { personId, publicationId: null };
}
