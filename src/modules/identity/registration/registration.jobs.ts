import type { Jobs } from '#modules/ground/module-jobs.ts';
import { deleteOldOpenings } from './registration.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'registration:sweep': unknown;
  }
}

/** Milliseconds: a browser that opened an invitation and did not come back is forgotten after the longest one ended. */
const KEPT_FOR = 90 * 86_400_000;

export const jobs = {
  'registration:sweep': {
    schedule: '41 3 * * *',
    run: ({ database, clock }) => deleteOldOpenings(database, new Date(clock.now().getTime() - KEPT_FOR)),
  },
} satisfies Jobs;
