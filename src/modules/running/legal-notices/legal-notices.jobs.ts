import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'legal-notices:restore': unknown;
    'legal-notices:forget': unknown;
  }
}

export const jobs = {
  'legal-notices:restore': {
    schedule: '7 * * * *',
    run: async (context) => {
      const { restoreCountered } = await import('./counter-legal-notice.ts');
      await restoreCountered(context);
    },
  },
  'legal-notices:forget': {
    schedule: '53 3 * * *',
    run: async (context) => {
      const { forgetOldNotices } = await import('./counter-legal-notice.ts');
      await forgetOldNotices(context);
    },
  },
} satisfies Jobs;
