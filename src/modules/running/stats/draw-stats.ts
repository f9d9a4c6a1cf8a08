import type { Chart } from '#shared/charts/chart.ts';
import { drawColumns } from '#shared/charts/draw-columns.ts';
import { drawShares } from '#shared/charts/draw-shares.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { statsChartMessages as messages } from '#shared/messages/stats.ts';
import { type CountedWindow, type ReadFigures, readsOf, viewsOf } from './count-read.ts';
import type { StatsWindow } from './stats-window.ts';

const formats = {
  day: { month: 'short', day: 'numeric' },
  month: { month: 'short', year: '2-digit' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const both = (figures: ReadFigures): readonly number[] => [viewsOf(figures), readsOf(figures)];

/** What each part of a window is called. */
export function partLabels({ bounds, unit, zone }: Pick<StatsWindow, 'bounds' | 'unit' | 'zone'>): readonly string[] {
  const format = new Intl.DateTimeFormat('en', { ...formats[unit], timeZone: zone });
  return bounds.slice(0, -1).map((from) => format.format(from));
}

/** Views and the reads among them, over time. */
export function drawOverTime(window: StatsWindow, counted: CountedWindow): Chart {
  const names = partLabels(window);
  const rows = counted.parts.map((figures, place) => ({ label: names[place] ?? '', values: both(figures) }));
  const description = formatMessage(messages.overTimeText, {
    views: viewsOf(counted.total),
    reads: readsOf(counted.total),
    parts: rows.length,
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
