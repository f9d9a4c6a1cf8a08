import { formatMessage } from '#shared/messages/format-message.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import { abbreviateNumber } from '#shared/numbers/abbreviate-number.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import type { StatsFigures } from '#web/generated/fragments.ts';
import { Tiles } from '#web/parts/figures/Tiles.tsx';
import { Figure } from './Figure.tsx';
import { ratioText, timeText } from './figure-texts.ts';

type StatsTilesProps = {
  readonly totals: StatsFigures;
  /** Of the period before; null where there is none. */
  readonly before: StatsFigures | null;
};

/** As the tables below have it; only what is too long for a tile is cut. */
const countText = (count: number) => (count < 1_000_000 ? formatNumber(count) : abbreviateNumber(count));

/** The four figures of a period, each beside that of the period before. */
export function StatsTiles({ totals, before }: StatsTilesProps) {
  const tiles: readonly (readonly [name: string, textOf: (figures: StatsFigures) => string])[] = [
    [messages.views, ({ views }) => countText(views)],
    [messages.reads, ({ reads }) => countText(reads)],
    [messages.ratio, ratioText],
    [messages.time, ({ activeSeconds }) => timeText(activeSeconds)],
  ];
  return (
    <Tiles
      tiles={tiles.map(([name, textOf]) => ({
        name,
        figure: <Figure text={textOf(totals)} />,
        below: before === null ? undefined : formatMessage(messages.before, { value: textOf(before) }),
      }))}
    />
  );
}
