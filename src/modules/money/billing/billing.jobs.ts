import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'billing:refund': {
    run: async (context, { refundId }) => {
      const { sendRefund } = await import('./send-refund.ts');
      await sendRefund(context, refundId);
    },
  },
  'billing:sweep': {
    schedule: '51 3 * * *',
    run: async (context) => {
      const { sweepPaymentEvents } = await import('./receive-event.ts');
      await sweepPaymentEvents(context);
    },
  },
} satisfies Jobs;
