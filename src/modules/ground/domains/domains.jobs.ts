import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Jobs } from '#modules/ground/module-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'domains:check': unknown;
    'domains:look': unknown;
    'domains:sweep': unknown;
  }
}

/** A crontab knows nothing shorter than a minute, and who just set their records does. In milliseconds, of the real time. */
const BETWEEN = [20_000, 40_000] as const;
const MINUTE = 60_000;

export const jobs = {
  'domains:check': {
    schedule: '* * * * *',
    isAlone: true,
    run: async (context) => {
      await look(context);
      await lookBetween(context);
    },
  },
  'domains:look': { run: look },
  'domains:sweep': {
    schedule: '41 3 * * *',
    run: async (context) => {
      const { sweepClaims } = await import('./check-due-domains.ts');
      await sweepClaims(context);
    },
  },
} satisfies Jobs;

async function look(context: CommandContext): Promise<void> {
  const { checkDueDomains } = await import('./check-due-domains.ts');
  const { domainTermsOf } = await import('#modules/money/domain-fees/domain-terms.ts');
  await checkDueDomains(context, domainTermsOf(context));
}

/** Somebody waits at their page for a domain that is due before the minute is over. */
async function lookBetween({ database, clock }: CommandContext): Promise<void> {
  const { findDueClaims } = await import('./find-claims.ts');
  const soon = new Date(clock.now().getTime() + MINUTE - 1);
  if ((await findDueClaims(database, soon)).length === 0) return;
  for (const later of BETWEEN) {
    const runAt = new Date(Date.now() + later);
    await enqueueJob(database, 'domains:look', {}, { runAt, key: `domains:look:${later}`, queue: 'domains:check' });
  }
}
