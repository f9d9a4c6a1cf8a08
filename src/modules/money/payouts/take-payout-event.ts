import type { PaymentReactions } from '#modules/money/billing/payment-reactions.ts';
import { payoutProvider } from '#modules/money/payout-providers/payout-providers.ts';
import { refreshAccount } from './connect-account.ts';
import { ACCOUNT_COLUMNS, type PayoutAccount } from './payout.ts';
import { recordOutcome } from './record-outcome.ts';

/**
 * Something happened to an account or a payout at Stripe: an event says only where to look, and what it is about is
 * asked for afresh, so that neither order nor repeats matter (rule 94).
 */
export const takePayoutEvent: PaymentReactions['payoutTold'] = async (context, told) => {
  if (told.kind === 'PAYOUT_ACCOUNT') {
    const accounts = await context.database.query<PayoutAccount>(
      'payout_account_by_ref',
      `select ${ACCOUNT_COLUMNS} from payout_account a
        where a.ref = $1 and a.provider in ('STRIPE_EXPRESS', 'STRIPE_STANDARD')`,
      [told.account],
    );
    for (const account of accounts) await refreshAccount(context, account);
    return;
  }
  const provider = await payoutProvider(context, 'STRIPE_EXPRESS');
  const found = await provider.find(told.key);
  if (found !== 'NOT_FOUND') await recordOutcome(context, told.key, found);
};
