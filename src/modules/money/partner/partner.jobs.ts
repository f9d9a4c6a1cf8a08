import { asProgram } from '#modules/ground/command-context.ts';
import type { Jobs, Reactions } from '#modules/ground/module-jobs.ts';

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
