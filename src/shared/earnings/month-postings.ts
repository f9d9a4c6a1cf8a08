import { MICROS_OF_MINOR } from './fee-slices.ts';
import type { SettledMonth } from './settle-month.ts';

/** What is posted of a currency when a month closes, in whole minor units; any of them may be below nothing. */
export type MonthPosting = {
  readonly currency: string;
  /** From what members paid to the fund of writers: what each earner and the two others below get comes out of it. */
  readonly toFund: number;
  /** What the fund for staff picks grew by. */
  readonly toStaffPicks: number;
  /** What was below a cent of each earner, added up. */
  readonly toRounding: number;
  /** What is left to the site of the fees. */
  readonly toPlatform: number;
};

type Given = {
  readonly settled: SettledMonth;
  /** By currency: what members' fees of the month came to after tax and costs, in minor units. */
  readonly net: ReadonlyMap<string, number>;
  /** By currency, in millionths: what waited for staff picks before. */
  readonly carried: ReadonlyMap<string, number>;
};

/** What a settled month comes to in the books, to the cent: all that is received is paid, held or left over. */
export function postingsOf({ settled, net, carried }: Given): readonly MonthPosting[] {
  return settled.funds.map(({ currency, received, carried: after }) => {
    const before = carried.get(currency) ?? 0;
    const toStaffPicks = Math.floor(after / MICROS_OF_MINOR) - Math.floor(before / MICROS_OF_MINOR);
    const ofCurrency = settled.statements.filter((statement) => statement.currency === currency);
    const earned = ofCurrency.reduce((sum, { amount }) => sum + amount, 0);
    // Rounded up, so that roundings are never paid out of a writer's part.
    const toFund = Math.ceil(received / MICROS_OF_MINOR);
    const toRounding = toFund - toStaffPicks - earned;
    return { currency, toFund, toStaffPicks, toRounding, toPlatform: (net.get(currency) ?? 0) - toFund };
  });
}
