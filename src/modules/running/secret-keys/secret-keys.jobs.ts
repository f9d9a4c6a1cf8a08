import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'secrets:reseal': unknown;
  }
}

export const jobs = {
  'secrets:reseal': {
    schedule: '*/5 * * * *',
    isAlone: true,
    // After whatever somebody waits for.
    priority: 6,
    run: async (context) => {
      // One key for everything is what nearly every site has nearly always.
      const { used } = context.secrets;
      if (context.secrets.known('kept key').every(({ number }) => number >= used)) return;
      const { reseal } = await import('./reseal.ts');
      const report = await reseal(context);
      if (report.done > 0) context.log.info(report, 'sealed anew by the key in use');
    },
  },
} satisfies Jobs;
