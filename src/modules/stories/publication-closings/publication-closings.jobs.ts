import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'publication-closings:sweep': undefined;
  }
}

export const jobs = {
  'publication-closings:sweep': {
    schedule: '43 * * * *',
    isAlone: true,
    run: async (context) => {
      const { erasePublications } = await import('./erase-publication.ts');
      await erasePublications(context);
    },
  },
} satisfies Jobs;
