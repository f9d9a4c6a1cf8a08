import { createHash } from 'node:crypto';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readFlagsFor } from '#modules/ground/flags/read-flags.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { assignVariant, bucketOfPerson } from './assign-variant.ts';
import { deleteExposures, insertExposure } from './experiments.store.ts';
import { readRunningExperiments } from './read-experiments.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'exposures:sweep': unknown;
  }
}

/** Own judgement: each is told once, and there are never so many. */
const RULE = { most: 200, windowSeconds: 86_400 } as const;
/** Own judgement: an experiment that has not answered by then never will. */
const KEPT_DAYS = 180;
const DAY = 24 * 60 * 60 * 1_000;

export type Exposure = { readonly id: string; readonly postId: string | null; readonly publicationId: string | null };

/**
 * Writes down that a reader was shown their variant of a running experiment, the first time only. The
 * variant is what the server assigns, not what the browser says. False where there is nobody or nothing to tell of.
 */
export async function logExperimentExposure(
  context: CommandContext,
  exposure: Exposure,
  /** Of a visitor, by their cookie; null where there is none. */
  visitorBucket: number | null,
): Promise<boolean> {
  const experiment = (await readRunningExperiments(context.database)).find(({ id }) => id === exposure.id);
  const bucket = context.viewer === null ? visitorBucket : bucketOfPerson(context.viewer.personId);
  if (experiment === undefined || bucket === null) return false;
  return log(context, 'experiment', exposure, assignVariant(experiment, bucket));
}

/** Writes down that a reader met something that a flag switches, the first time only. */
export async function logGateExposure(context: CommandContext, exposure: Exposure): Promise<boolean> {
  const flag = [...(await readFlagsFor(context.database, context.viewer))].find(([name]) => name === exposure.id);
  return flag !== undefined && log(context, 'gate', exposure, String(flag[1]));
}

async function log(
  context: CommandContext,
  kind: 'experiment' | 'gate',
  { id, postId, publicationId }: Exposure,
  variant: string,
): Promise<boolean> {
  const subject = context.viewer?.personId ?? context.browser?.visitorHash;
  if (subject === undefined) return false;
  if (!(await takeOperation(context, 'exposure', subject, RULE)).ok) return false;
  await insertExposure(context.database, {
    kind,
    exposed_id: id,
    subject_hash: createHash('sha256').update(`${kind}:${id}:${subject}`).digest('hex'),
    variant,
    post_id: postId,
    publication_id: publicationId,
    created_at: context.clock.now(),
  });
  return true;
}

/** Forgets what is too old to answer anything. */
export function sweepExposures({ database, clock }: CommandContext): Promise<void> {
  return deleteExposures(database, new Date(clock.now().getTime() - KEPT_DAYS * DAY));
}
