import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'publication-closings:sweep': undefined;
    /** At the minute that its owner was told; the sweep finds what it missed. */
    'publication-closings:erase': { readonly publicationId: string };
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
  'publication-closings:erase': {
    run: async (context, { publicationId }) => {
      const { eraseIfDue } = await import('./erase-publication.ts');
      await eraseIfDue(context, publicationId);
    },
  },
} satisfies Jobs;
