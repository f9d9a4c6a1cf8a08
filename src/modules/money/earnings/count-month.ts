import { RULES_VERSION } from '#shared/earnings/rules-2027-01.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { findMonth, keepMonth, type Month, replaceResults } from './earning-results.store.ts';
import { gatherDay } from './gather-reads.ts';
import { periodOf, startOf } from './months.ts';
import { settlePeriod } from './settle-period.ts';
import { takeSlices } from './take-slices.ts';

const DAY = 24 * 3_600_000;
/** Days that are counted anew each time: visits go on after midnight, and are told late. */
const DAYS_ANEW = 3;

/**
 * What the current month comes to as far as it is over: an estimate, made anew once a day (rule 113). Gathers what was
 * read in the last days, before visits are forgotten; what is missing of a month after days without a run is gathered
 * with it.
 */
export async function estimateMonth(context: CommandContext): Promise<void> {
  const now = context.clock.now();
  const period = periodOf(now);
  const known = await findMonth(context.database, period);
  const since = Math.min(now.getTime() - DAYS_ANEW * DAY, known?.countedAt.getTime() ?? startOf(period).getTime());
  await gatherOpenDays(context, new Date(since), now);
  const month = {
    period,
    rules: RULES_VERSION,
    costs: await readCosts(context),
    countedAt: now,
    closedAt: null,
    hash: null,
  };
  await takeSlices(context, period, month.costs);
  const settled = await settlePeriod(context.database, period);
  await withTransaction(context, async ({ database }) => {
    await replaceResults(database, period, settled);
    await keepMonth(database, { ...month, state: 'OPEN' });
  });
}

/** Gathers every day from one moment to another, but of months whose inputs stay as they are. */
export async function gatherOpenDays(context: CommandContext, from: Date, to: Date): Promise<void> {
  for (let moment = startOfDay(from); moment <= to.getTime(); moment += DAY) {
    const day = new Date(moment).toISOString().slice(0, 10);
    const month = await findMonth(context.database, day.slice(0, 7));
    if (month === undefined || month.state === 'OPEN') await gatherDay(context, day);
  }
}

const startOfDay = (moment: Date): number => Math.floor(moment.getTime() / DAY) * DAY;

/** Takes the last look at what was read and paid in a month that is over: from now on its inputs stay. */
export async function freezeMonth(context: CommandContext, period: string, last: Date): Promise<Month> {
  const now = context.clock.now();
  const known = await findMonth(context.database, period);
  const since = Math.min(known?.countedAt.getTime() ?? startOf(period).getTime(), last.getTime() - DAYS_ANEW * DAY);
  await gatherOpenDays(
    context,
    new Date(Math.max(since - DAY, startOf(period).getTime())),
    new Date(last.getTime() - 1),
  );
  const costs = await readCosts(context);
  await takeSlices(context, period, costs);
  const month: Month = {
    period,
    rules: RULES_VERSION,
    state: 'FROZEN',
    costs,
    countedAt: now,
    closedAt: null,
    hash: null,
  };
  await keepMonth(context.database, month);
  return month;
}

async function readCosts({ database }: CommandContext): Promise<Month['costs']> {
  const [percent = '0', fixed = '0'] = (await readSettings(database))['partner.providerCosts'].split('+');
  return { basisPoints: Math.round(Number(percent) * 100), fixed: Number(fixed) };
}
