import { scaleBand, scaleLinear } from 'd3-scale';
import { abbreviateNumber } from '../numbers/abbreviate-number.ts';
import { formatNumber } from '../numbers/format-number.ts';
import { moneyText, sumText } from '../money/money-text.ts';
import type { Chart, ChartTable, ChartWords } from './chart.ts';
import { percent, svgElement, svgPicture, svgText, svgTitle } from './svg.ts';

const PLOT = 190;
const TOP = 16;
const FOOT = 26;
/** Beside the columns stand the figures of the lines. */
const PLOT_WIDTH = 0.91;
const LINES = 4;
const MOST_LABELS = 6;

/**
 * Columns over time. The figures of a row stand in front of each other, the first one outlined behind: reads are among
 * the views. Figures are whole; what is below nothing has a figure and no column.
 */
export function drawColumns(table: ChartTable, words: ChartWords): Chart {
  const most = Math.max(1, ...table.rows.flatMap(({ values }) => values));
  const across = scaleBand(
    table.rows.map((_, place) => place),
    [0, PLOT_WIDTH],
  ).padding(table.rows.length > 40 ? 0.1 : 0.25);
  const up = scaleLinear([0, most], [PLOT, 0]).nice(LINES);
  const columns = table.rows.map(({ label, values }, place) => {
    const bars = values.map((value, series) =>
      svgElement('rect', {
        class: series === 0 && values.length > 1 ? 'chart-bar chart-behind' : 'chart-bar',
        'data-value': value,
        x: percent(across(place) ?? 0),
        width: percent(across.bandwidth()),
        y: TOP + up(Math.max(0, value)),
        height: PLOT - up(Math.max(0, value)),
        rx: 2,
      }),
    );
    const told = table.columns.map((name, series) => `${name}: ${toldFigure(values[series] ?? 0, table)}`);
    return svgElement(
      'g',
      { class: 'chart-row' },
      svgTitle([label, ...told].join('\n')) + touch(place) + bars.join(''),
    );
  });
  // So that the words of a column are found anywhere above it, also where it is low.
  function touch(place: number): string {
    return svgElement('rect', {
      class: 'chart-touch',
      x: percent((across(place) ?? 0) - (across.step() - across.bandwidth()) / 2),
      width: percent(across.step()),
      y: TOP,
      height: PLOT,
    });
  }
  const middle = (place: number) => (across(place) ?? 0) + across.bandwidth() / 2;
  const svg = svgPicture(words, TOP + PLOT + FOOT, lines(up, table) + columns.join('') + labels(table, middle));
  return { ...table, svg };
}

function toldFigure(value: number, { currency }: ChartTable): string {
  return currency === undefined ? formatNumber(value) : sumText({ amount: value, currency });
}

function lines(up: { (value: number): number; ticks(count: number): number[] }, { currency }: ChartTable): string {
  const whole = up.ticks(LINES).filter(Number.isInteger);
  return whole
    .map((value) => {
      const y = TOP + up(value);
      const line = svgElement('line', { class: 'chart-line', x1: '0%', x2: percent(PLOT_WIDTH), y1: y, y2: y });
      const figure = { class: 'chart-figure', x: percent(PLOT_WIDTH), dx: 8, y: y + 4 };
      return (
        line +
        svgText(currency === undefined ? abbreviateNumber(value) : moneyText({ amount: value, currency }), figure)
      );
    })
    .join('');
}

/** Every so many rows one, from the first on; on a phone every second of them, so that none touches another. */
function labels({ rows }: ChartTable, middle: (place: number) => number): string {
  const every = Math.ceil(rows.length / MOST_LABELS);
  return rows
    .map(({ label }, place) => {
      if (place % every !== 0) return '';
      const anchor = place === 0 && rows.length > 1 ? 'start' : 'middle';
      const x = anchor === 'start' ? '0%' : percent(middle(place));
      const look = (place / every) % 2 === 1 ? 'chart-label chart-between' : 'chart-label';
      return svgText(label, { class: look, x, y: TOP + PLOT + FOOT - 8, 'text-anchor': anchor });
    })
    .join('');
}
