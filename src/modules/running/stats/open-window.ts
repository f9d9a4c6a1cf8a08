import { parsePeriod, periodAfter, type StatsPeriod, periodText } from '#shared/stats/stats-period.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { countRead, type CountedWindow, firstCounted, type StatsSubject } from './count-read.ts';
import { type ProgramCount, readPrograms } from './read-programs.ts';
import { currentMonth, readZone, type StatsWindow, windowOf } from './stats-window.ts';
import { wallTime } from './zone-days.ts';

/** A period, where figures begin, and now. */
export type StatsSpan = { readonly window: StatsWindow; readonly first: Date; readonly now: Date };

/** What somebody looks at, and what was counted there. */
export type StatsView = StatsSpan & {
  readonly subject: StatsSubject;
  /** Adds them up, once and when it is asked for: a list alone needs no sums. */
  readonly count: () => Promise<CountedWindow>;
  /** What programs opened besides. */
  readonly programs: () => Promise<readonly ProgramCount[]>;
};

/** Opens a period of a subject: the current month where the text names none. Whoever calls asks first who may. */
export async function openStats(
  context: Pick<ReadContext, 'database' | 'clock' | 'viewer'>,
  subject: StatsSubject,
  period: string | null | undefined,
): Promise<StatsView> {
  const { database, clock } = context;
  const now = clock.now();
  const [zone, first = now] = await Promise.all([readZone(context), firstCounted(database, subject)]);
  const window = windowOf(parsePeriod(period) ?? currentMonth(zone, now), zone, first, now);
  let counted: Promise<CountedWindow> | undefined;
  let programs: Promise<readonly ProgramCount[]> | undefined;
  return {
    subject,
    window,
    first,
    now,
    count: () => (counted ??= countRead(database, subject, window)),
    programs: () => (programs ??= readPrograms(database, subject, window)),
  };
}

/** All periods that there can be figures of: all time, years, and their months, newest first. */
export function periodChoices({ window: { zone }, first, now }: StatsSpan) {
  const [from, to] = [wallTime(zone, first.getTime()), wallTime(zone, now.getTime())];
  const choices: StatsPeriod[] = [{ kind: 'all' }];
  for (let year = to.getUTCFullYear(); year >= from.getUTCFullYear(); year -= 1) {
    choices.push({ kind: 'year', year });
    const last = year === to.getUTCFullYear() ? to.getUTCMonth() + 1 : 12;
    const earliest = year === from.getUTCFullYear() ? from.getUTCMonth() + 1 : 1;
    for (let month = last; month >= earliest; month -= 1) choices.push({ kind: 'month', year, month });
  }
  return choices.map(periodText);
}

/** The periods beside one, as far as there can be figures of them. */
export function periodsBeside({ window: { period, zone }, first, now }: StatsSpan) {
  const at = (moment: Date) => {
    const month = currentMonth(zone, moment);
    return periodText(period.kind === 'year' ? { kind: 'year', year: month.year } : month);
  };
  const beside = (count: number, isKnown: (text: string) => boolean) => {
    const next = periodAfter(period, count);
    const text = next && periodText(next);
    return text !== undefined && isKnown(text) ? text : null;
  };
  return { previous: beside(-1, (text) => text >= at(first)), next: beside(1, (text) => text <= at(now)) };
}
