import { type EarnedOfDay, foldDays } from '#shared/earnings/fold-lines.ts';
import { UNITS_OF_POINT } from '#shared/earnings/rules-2027-01.ts';
import { decimalsOf, type Currency } from '#shared/money/money.ts';
import { MICROS_OF_MINOR } from '#shared/earnings/fee-slices.ts';
import { earningsMessages } from '#shared/messages/earnings.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { namesOf, readEarnings, titlesOf } from './read-earnings.ts';

const file = earningsMessages.file;
const HEAD = [
  file.day,
  file.storyId,
  file.story,
  file.members,
  file.minutes,
  file.points,
  file.amount,
  file.currency,
  file.publication,
];

/** The viewer's month by story and day, to the millionth, with what the statement says below; undefined for nobody. */
export async function writeEarningsFile(
  context: CommandContext,
  asked: string | undefined,
): Promise<{ readonly period: string; readonly text: string } | undefined> {
  const { viewer } = context;
  if (viewer === null) return undefined;
  const { period, lines, editorLines, months } = await readEarnings(context, viewer.personId, asked);
  const ofPublications = Map.groupBy(editorLines, ({ publicationId }) => publicationId);
  const names = await namesOf(context, [...ofPublications.keys()]);
  const titles = await titlesOf(
    context,
    [...lines, ...editorLines].map(({ storyId }) => storyId),
  );
  const rows = [
    ...dayRows(lines, '', titles),
    ...[...ofPublications].flatMap(([id, theirs]) => dayRows(theirs, names.get(id) ?? file.gonePublication, titles)),
  ];
  const totals = months
    .filter((month) => month.period === period)
    .map(({ amount, currency }) =>
      csvLine([file.statement, '', '', '', '', '', amountText(amount * MICROS_OF_MINOR, currency), currency, '']),
    );
  return { period, text: [csvLine(HEAD), ...rows, ...totals].join('') };
}

/** One line a story and day; those of an editor end with the publication. */
function dayRows(
  lines: readonly EarnedOfDay[],
  publication: string,
  titles: ReadonlyMap<string, string>,
): readonly string[] {
  return foldDays(lines).map(({ day, storyId, members, seconds, points, micros, currency }) =>
    csvLine([
      day ?? (storyId === null ? file.others : earningsMessages.otherDays),
      storyId ?? '',
      storyId === null
        ? day === null
          ? file.others
          : earningsMessages.others
        : (titles.get(storyId) ?? earningsMessages.gone),
      members,
      (seconds / 60).toFixed(2),
      (points / UNITS_OF_POINT).toFixed(3),
      amountText(micros, currency),
      currency,
      publication,
    ]),
  );
}

/** In the currency's own unit, with four digits more than it has. */
function amountText(micros: number, currency: string): string {
  const decimals = decimalsOf(currency as Currency);
  return (micros / MICROS_OF_MINOR / 10 ** decimals).toFixed(decimals + 4);
}
