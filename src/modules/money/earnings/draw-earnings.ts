import { FEWEST_MEMBERS } from '#shared/earnings/fold-lines.ts';
import { wholeMinors } from '#shared/earnings/whole-minors.ts';
import type { Chart } from '#shared/charts/chart.ts';
import { drawColumns } from '#shared/charts/draw-columns.ts';
import { earningsMessages as messages } from '#shared/messages/earnings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { sumText } from '#shared/money/money-text.ts';
import { monthsLater } from './months.ts';
import { allLines, type EarningsView } from './read-earnings.ts';

const MONTHS_SHOWN = 12;
const monthName = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The currency that brought most; a picture adds no currencies up. */
function mainCurrency({ months }: EarningsView): string {
  const sums = new Map<string, number>();
  for (const { currency, amount } of months) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'USD';
}

/** The twelve months up to the one that is shown; null while nobody earned anything in them. */
export function drawMonths(view: EarningsView): Chart | null {
  const currency = mainCurrency(view);
  const rows = Array.from({ length: MONTHS_SHOWN }, (_, place) => {
    const period = monthsLater(view.period, place + 1 - MONTHS_SHOWN);
    const month = view.months.find((one) => one.period === period && one.currency === currency);
    return { label: monthName.format(new Date(`${period}-01T00:00:00Z`)), values: [month?.amount ?? 0] };
  });
  return rows.every(({ values: [amount] }) => amount === 0) ? null : draw(rows, currency, messages.byMonth);
}

/** The days of the month; what days with fewer than three readers brought is told as one. */
export function drawDays(view: EarningsView): Chart {
  const currency = mainCurrency(view);
  const sums = new Map<string, { members: number; micros: number }>();
  for (const { day, currency: of, members, micros } of allLines(view)) {
    if (of !== currency) continue;
    const sum = sums.get(day) ?? { members: 0, micros: 0 };
    sums.set(day, { members: sum.members + members, micros: sum.micros + micros });
  }
  const [year = 0, month = 1] = view.period.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  let others = 0;
  const rows = Array.from({ length: days }, (_, place) => {
    const day = `${view.period}-${String(place + 1).padStart(2, '0')}`;
    const { members = 0, micros = 0 } = sums.get(day) ?? {};
    sums.delete(day);
    const isTold = members >= FEWEST_MEMBERS;
    if (!isTold) others += micros;
    return { label: String(place + 1), micros: isTold ? micros : 0 };
  });
  for (const { micros } of sums.values()) others += micros;
  if (others !== 0) rows.push({ label: messages.otherDays, micros: others });
  const amounts = wholeMinors(rows.map(({ micros }) => micros));
  return draw(
    rows.map(({ label }, place) => ({ label, values: [amounts[place] ?? 0] })),
    currency,
    messages.byDay,
  );
}

function draw(rows: readonly { label: string; values: readonly number[] }[], currency: string, title: string): Chart {
  const amount = rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0);
  const description = formatMessage(messages.together, { amount: sumText({ amount, currency }) });
  return drawColumns({ columns: [messages.earned], rows, currency }, { title, description });
}
