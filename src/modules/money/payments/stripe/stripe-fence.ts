import { Stripe } from 'stripe';

/** Under which the last closed intent stands in what was touched to close it. */
export const FENCE_MARK = 'longhand_closed';

/**
 * Closes an intent that was not found, so that it is never made by a call that is still on its way: its idempotency
 * key is spent on something harmless, and whatever comes later under it is refused. Answers false where the key was
 * spent before, so that there may be something to find after all.
 */
export async function close(spend: () => Promise<unknown>): Promise<boolean> {
  try {
    await spend();
    return true;
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeIdempotencyError) return false;
    // Our own call of before is answered again: the key has long been spent on it.
    if (fault instanceof Stripe.errors.StripeError && fault.headers?.['idempotent-replayed'] === 'true') return true;
    throw fault;
  }
}
