import type { Jobs } from '#modules/ground/module-jobs.ts';

export const jobs = {
  'digests:send': {
    schedule: '*/15 * * * *',
    run: async (context, { after }) => {
      const { sendDigests } = await import('./send-digests.ts');
      await sendDigests(context, after);
    },
  },
  'digests:sweep': {
    schedule: '43 3 * * *',
    run: async (context) => {
      const { sweepDigests } = await import('./send-digests.ts');
      await sweepDigests(context);
    },
  },
} satisfies Jobs;
