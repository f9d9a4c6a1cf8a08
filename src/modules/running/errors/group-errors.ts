import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { ErrorSample } from './error-group.ts';
import {
  countErrorGroup,
  deleteErrorsBefore,
  keepErrorSamples,
  takeErrorReports,
  type WaitingError,
} from './errors.store.ts';
import { openSourceMaps, type Place, type ResolveFrame, resolveStack } from './resolve-frames.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'errors:group': unknown;
    'errors:sweep': unknown;
  }
}

const AT_ONCE = 200;
const MOST_ROUNDS = 20;
/** Places that tell one error from another (rule 245). */
const TOP = 3;
const DAYS_KEPT = 30;

/** Puts what came in with others of its kind; run it every minute. */
export async function groupErrors(context: CommandContext, mapsFolder = resolve('dist/maps')): Promise<void> {
  const resolveFrame = openSourceMaps(mapsFolder);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const taken = await withTransaction(context, async ({ database }) => {
      const waiting = await takeErrorReports(database, AT_ONCE);
      for (const [id, seen] of gather(waiting, resolveFrame)) {
        const [first, last] = [seen[0], seen.at(-1)];
        if (first === undefined || last === undefined) continue;
        await countErrorGroup(database, {
          id,
          source: last.source,
          name: last.report.name,
          message: last.report.message,
          place: last.places[0]?.where ?? '',
          build: last.report.build,
          count: seen.length,
          firstAt: first.receivedAt,
          lastAt: last.receivedAt,
        });
        await keepErrorSamples(
          database,
          id,
          seen.map((one) => ({ sample: sampleOf(one), seenAt: one.receivedAt })),
        );
      }
      return waiting.length;
    });
    if (taken < AT_ONCE) return;
  }
}

/** Forgets what was not seen for 30 days (rule 245). */
export async function sweepErrors({ database, clock }: CommandContext): Promise<void> {
  await deleteErrorsBefore(database, new Date(clock.now().getTime() - DAYS_KEPT * 24 * 3_600_000));
}

type Resolved = WaitingError & { readonly places: readonly Place[] };

function gather(
  waiting: readonly WaitingError[],
  resolveFrame: ResolveFrame,
): ReadonlyMap<string, readonly Resolved[]> {
  const groups = new Map<string, Resolved[]>();
  for (const one of waiting) {
    const places = resolveStack(one.report.stack, resolveFrame);
    const id = fingerprint(one, places);
    const group = groups.get(id) ?? [];
    group.push({ ...one, places });
    groups.set(id, group);
  }
  return groups;
}

/** Two are one error where their names and the three places next to them are; without places, where their words are. */
function fingerprint({ source, report }: WaitingError, places: readonly Place[]): string {
  const keys = places.length > 0 ? places.slice(0, TOP).map(({ key }) => key) : [wordsOf(report)];
  const text = JSON.stringify([source, report.name, ...keys]);
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** Without the numbers, names and ids that differ each time. */
function wordsOf({ message, about }: WaitingError['report']): string {
  return `${about.said} ${message.replace(/"[^"]*"|'[^']*'|\S*\d\S*/g, '…')}`;
}

function sampleOf({ report, places }: Resolved): ErrorSample {
  const { message, build, about } = report;
  return { message, build, about, stack: places.map(({ text }) => text).join('\n') };
}
