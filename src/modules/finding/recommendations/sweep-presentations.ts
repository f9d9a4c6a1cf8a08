import type { CommandContext } from '#modules/ground/command-context.ts';
import { deletePresentationsBefore } from './recommendations.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'presentations:sweep': unknown;
  }
}

const DAY = 24 * 3_600_000;
/** Own judgement: by then a story has halved twenty times by its age alone. */
const DAYS_KEPT = 30;

/** Forgets how often stories were shown that nobody was shown for 30 days; run it once a day. */
export async function sweepPresentations({ database, clock }: CommandContext): Promise<void> {
  const oldest = new Date(clock.now().getTime() - DAYS_KEPT * DAY);
  while ((await deletePresentationsBefore(database, oldest)) > 0);
}
