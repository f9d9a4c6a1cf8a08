import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'impersonations:tell': unknown;
  }
}

export const jobs = {
  'impersonations:tell': {
    schedule: '20 * * * *',
    run: async (context) => {
      const { tellOfImpersonations } = await import('./tell-of-impersonation.ts');
      await tellOfImpersonations(context);
    },
  },
} satisfies Jobs;
