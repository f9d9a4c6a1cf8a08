import type { Jobs } from '#modules/ground/module-jobs.ts';
import { sweepInvitations } from './open-invitation.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'registration:sweep': unknown;
  }
}

export const jobs = {
  'registration:sweep': { schedule: '41 3 * * *', run: sweepInvitations },
} satisfies Jobs;
