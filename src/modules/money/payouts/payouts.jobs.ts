import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'payouts:work': {
    schedule: '* * * * *',
    isAlone: true,
    run: async (context) => {
      const { workPayouts } = await import('./work-payouts.ts');
      await workPayouts(context);
    },
  },
  'payouts:told': {
    run: async (context, { key }) => {
      const { takePaypalEvent } = await import('./take-paypal-event.ts');
      await takePaypalEvent(context, key);
    },
  },
  'payouts:make': {
    schedule: '25 5 * * *',
    isAlone: true,
    run: async (context) => {
      const { makePayouts } = await import('./make-payouts.ts');
      await makePayouts(context);
    },
  },
  'payouts:forfeit': {
    schedule: '40 5 * * *',
    isAlone: true,
    run: async (context) => {
      const { forfeitBalances } = await import('./forfeit-balances.ts');
      const { tendAccountsOfGone } = await import('./erase-payout-accounts-of.ts');
      await forfeitBalances(context);
      await tendAccountsOfGone(context);
    },
  },
  'payouts:compare': {
    schedule: '20 4 * * *',
    isAlone: true,
    run: async (context) => {
      const { comparePayouts } = await import('./compare-payouts.ts');
      const { proveNightly } = await import('./prove-ledger.ts');
      await comparePayouts(context);
      await proveNightly(context);
    },
  },
} satisfies Jobs;
