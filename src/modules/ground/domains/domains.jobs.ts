import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'domains:check': unknown;
    'domains:sweep': unknown;
  }
}

export const jobs = {
  'domains:check': {
    schedule: '* * * * *',
    isAlone: true,
    run: async (context) => {
      const { checkDueDomains } = await import('./check-due-domains.ts');
      const { isEntitledToDomain } = await import('#modules/money/memberships/domain-right.ts');
      await checkDueDomains(context, (claim) => isEntitledToDomain(context, claim));
    },
  },
  'domains:sweep': {
    schedule: '41 3 * * *',
    run: async (context) => {
      const { sweepClaims } = await import('./check-due-domains.ts');
      await sweepClaims(context);
    },
  },
} satisfies Jobs;
