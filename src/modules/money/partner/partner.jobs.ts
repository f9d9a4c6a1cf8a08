import type { Tables } from '#modules/ground/tables.ts';
import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';
import { freeStoriesOf } from '#modules/stories/stories/free-stories-of.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import { findEnrollment } from './enrollment.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'partner:pause': unknown;
  }
}

export const jobs = {
  'partner:pause': {
    schedule: '23 2 * * *',
    isAlone: true,
    run: async (context) => {
      const { pauseLapsedPartners } = await import('./pause-lapsed-partners.ts');
      await pauseLapsedPartners(context);
    },
  },
} satisfies Jobs;

export const reactions: Reactions = (context) => {
  const freeWhatIsLeft: Reaction<Tables, 'partner.left'> = {
    name: 'partner:free-stories',
    event: 'partner.left',
    react: async (database, { personId }) => {
      const { status } = await findEnrollment(database, personId);
      if (status !== 'ENROLLED') await freeStoriesOf({ ...context, database }, personId);
    },
  };
  return [freeWhatIsLeft];
};
