import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'memberships:keep-current': {
    // One after another: two would ask the providers about the same payments.
    schedule: '* * * * *',
    isAlone: true,
    run: async (context) => {
      const { keepMembershipsCurrent } = await import('./membership-jobs.ts');
      await keepMembershipsCurrent(context);
    },
  },
  'memberships:settle': {
    run: async (context) => {
      const { settlePayments } = await import('./membership-jobs.ts');
      await settlePayments(context);
    },
  },
  'memberships:forget-method': {
    run: async (context, method) => {
      const { forgetMethod } = await import('./forget-method.ts');
      await forgetMethod(context, method);
    },
  },
  'billing:event': {
    run: async (context, event) => {
      const { takeEvent } = await import('#modules/money/billing/take-event.ts');
      const { membershipReactions } = await import('./react-to-provider.ts');
      await takeEvent(context, event, membershipReactions);
    },
  },
  'billing:reconcile': {
    schedule: '0 4 * * *',
    isAlone: true,
    run: async (context) => {
      const { reconcileCharges } = await import('#modules/money/billing/reconcile-charges.ts');
      const { membershipReactions } = await import('./react-to-provider.ts');
      await reconcileCharges(context, membershipReactions);
    },
  },
} satisfies Jobs;
