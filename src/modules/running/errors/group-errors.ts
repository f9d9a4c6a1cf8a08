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

/** The last one of a group that was seen, and how many there were since the group was counted before. */
export type SeenError = ResolvedError & { readonly groupId: string; readonly count: number };

type Grouping = {
  readonly mapsFolder?: string;
  /** Hears of each group that nobody muted, once it is kept. */
  readonly tell?: ((seen: SeenError) => void) | undefined;
};

/** Puts what came in with others of its kind; run it every minute. */
export async function groupErrors(context: CommandContext, { mapsFolder, tell }: Grouping = {}): Promise<void> {
  const resolveFrame = openSourceMaps(mapsFolder ?? resolve('dist/maps'));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { taken, open } = await withTransaction(context, (inside) => groupSome(inside, resolveFrame));
    for (const seen of open) tell?.(seen);
    if (taken < AT_ONCE) return;
  }
}

async function groupSome({ database }: Pick<CommandContext, 'database'>, resolveFrame: ResolveFrame) {
  const waiting = await takeErrorReports(database, AT_ONCE);
  const open: SeenError[] = [];
  for (const [id, seen] of gather(waiting, resolveFrame)) {
    const [first, last] = [seen[0], seen.at(-1)];
    if (first === undefined || last === undefined) continue;
    const state = await countErrorGroup(database, {
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
    const samples = seen.map((one) => ({ sample: sampleOf(one), seenAt: one.receivedAt }));
    await keepErrorSamples(database, id, samples);
    if (state !== 'muted') open.push({ ...last, groupId: id, count: seen.length });
  }
  return { taken: waiting.length, open };
}

/** Forgets what was not seen for 30 days (rule 245). */
export async function sweepErrors({ database, clock }: CommandContext): Promise<void> {
  await deleteErrorsBefore(database, new Date(clock.now().getTime() - DAYS_KEPT * 24 * 3_600_000));
}

type ResolvedError = WaitingError & { readonly places: readonly Place[] };

function gather(
  waiting: readonly WaitingError[],
  resolveFrame: ResolveFrame,
): ReadonlyMap<string, readonly ResolvedError[]> {
  const groups = new Map<string, ResolvedError[]>();
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

function sampleOf({ report, places }: ResolvedError): ErrorSample {
  const { message, build, about } = report;
  return { message, build, about, stack: places.map(({ text }) => text).join('\n') };
}
