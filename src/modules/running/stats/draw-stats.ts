import type { Chart } from '#shared/charts/chart.ts';
import { drawColumns } from '#shared/charts/draw-columns.ts';
import { drawShares } from '#shared/charts/draw-shares.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { statsChartMessages as messages } from '#shared/messages/stats.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { type CountedWindow, type ReadFigures, readsOf, viewsOf } from './count-read.ts';
import type { StatsWindow } from './stats-window.ts';
import { wallTime } from './zone-days.ts';

const formats = {
  day: { month: 'short', day: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const both = (figures: ReadFigures): readonly number[] => [viewsOf(figures), readsOf(figures)];

/** How much of a date says which part it is. */
const DATE_LENGTH = { day: 10, month: 7, year: 4 } as const;

type Part = { readonly label: string; readonly date: string };

/** What each part of a window is called, with the figures that belong to it. */
export function partRows<Figures>(
  { bounds, unit, zone }: Pick<StatsWindow, 'bounds' | 'unit' | 'zone'>,
  parts: readonly Figures[],
  valuesOf: (figures: Figures) => readonly number[],
): readonly (Part & { readonly values: readonly number[] })[] {
  const format = new Intl.DateTimeFormat('en', { ...formats[unit], timeZone: zone });
  return parts.map((figures, place) => {
    const from = bounds[place] ?? new Date(0);
    return {
      label: format.format(from),
      date: wallTime(zone, from.getTime()).toISOString().slice(0, DATE_LENGTH[unit]),
      values: valuesOf(figures),
    };
  });
}

/** Views and the reads among them, over time. */
export function drawOverTime(window: StatsWindow, counted: CountedWindow): Chart {
  const rows = partRows(window, counted.parts, both);
  const description = formatMessage(messages.overTimeText, {
    views: formatNumber(viewsOf(counted.total)),
    reads: formatNumber(readsOf(counted.total)),
  });
  return drawColumns({ columns: [messages.views, messages.reads], rows }, { title: messages.overTime, description });
}

/** When people read: the hours of the day by the clocks of whoever looks. */
export function drawByHour(hours: readonly ReadFigures[]): Chart {
  const rows = hours.map((figures, hour) => ({ label: `${String(hour).padStart(2, '0')}:00`, values: both(figures) }));
  const words = { title: messages.byHour, description: messages.byHourText };
  return drawColumns({ columns: [messages.views, messages.reads], rows }, words);
}

/** Members and everybody else apart (rule 123). */
export function drawAudience({ memberViews, memberReads, otherViews, otherReads }: ReadFigures): Chart {
  const rows = [
    { label: messages.members, values: [memberViews, memberReads] },
    { label: messages.others, values: [otherViews, otherReads] },
  ];
  const words = { title: messages.audience, description: messages.audienceText };
  return drawShares({ columns: [messages.views, messages.reads], rows }, words);
}
