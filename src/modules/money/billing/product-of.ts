import { z } from 'zod';
import { PLAN_TYPES } from '#shared/membership/plans.ts';
import { PRODUCT_OF_PLAN } from '#shared/membership/products.ts';
import type { Product } from './charges.store.ts';
import type { PaymentIntent } from './payment-intent.ts';

const withPlan = z.object({ plan: z.enum(PLAN_TYPES) });

/** What a payment bought, in the words of the wire. */
export function productOf(intent: PaymentIntent): Product {
  if (intent.kind === 'DOMAIN') return 'CUSTOM_DOMAIN';
  if (intent.kind === 'GIFT') return 'GIFT_MEMBERSHIP';
  if (intent.kind === 'GROUP_GIFT') return 'GROUP_GIFT_MEMBERSHIP';
  return PRODUCT_OF_PLAN[withPlan.parse(intent.purpose).plan];
}
