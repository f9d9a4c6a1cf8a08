import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import type { AtStart, Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import type { Tables } from '#modules/ground/tables.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'newsletters:end': { readonly publicationId: string };
  }
}

export const jobs = {
  'newsletters:end': {
    run: async (context, { publicationId }) => {
      const { endNewslettersOf } = await import('./end-newsletters-of.ts');
      await endNewslettersOf(context, publicationId);
    },
  },
} satisfies Jobs;

/** What a publication sent ends with it. */
const endWithPublication: Reaction<Tables, 'publication.erased'> = {
  name: 'newsletters:publication-erased',
  event: 'publication.erased',
  react: (database, { publicationId }) => enqueueJob(database, 'newsletters:end', { publicationId }),
};

/** Publications that were erased by a build which left their newsletters behind lose them, too. */
export const atStart: AtStart = async ({ database }) => {
  const { findLeftBehind } = await import('./end-newsletters-of.ts');
  for (const publicationId of await findLeftBehind(database)) {
    await enqueueJob(database, 'newsletters:end', { publicationId }, { key: `newsletters:end:${publicationId}` });
  }
};

export const reactions: Reactions = () => [endWithPublication];
