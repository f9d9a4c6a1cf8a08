import { mustBeProgram } from '#modules/ground/acting.ts';
import type { Jobs } from '#modules/ground/module-jobs.ts';
import { KEPT_AFTERWARDS } from './invitation.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'publication-invitations:sweep': undefined;
  }
}

export const jobs = {
  'publication-invitations:sweep': {
    schedule: '37 4 * * *',
    isAlone: true,
    run: async (context) => {
      mustBeProgram(context);
      const { deleteExpired } = await import('./publication-invitations.store.ts');
      await deleteExpired(context.database, new Date(context.clock.now().getTime() - KEPT_AFTERWARDS));
    },
  },
} satisfies Jobs;
