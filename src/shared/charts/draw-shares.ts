import { scaleLinear } from 'd3-scale';
import { formatNumber } from '../numbers/format-number.ts';
import type { Chart, ChartTable, ChartWords } from './chart.ts';
import { percent, svgElement, svgPicture, svgText, svgTitle } from './svg.ts';

const ROW = 44;
const BAR = 10;
const BASELINE = 16;
const MOST_LETTERS = 36;

/** One bar below another, each with its name and its first figure above it; further figures stand in the table. */
export function drawShares(table: ChartTable, words: ChartWords): Chart {
  const most = Math.max(1, ...table.rows.map(({ values: [value = 0] }) => value));
  const across = scaleLinear([0, most], [0, 1]);
  const rows = table.rows.map(({ label, values: [value = 0] }, place) => {
    const y = place * ROW;
    const bar = { x: '0%', y: y + BASELINE + 8, height: BAR, rx: 3 };
    return svgElement(
      'g',
      { class: 'chart-row' },
      svgTitle(`${label}: ${formatNumber(value)}`) +
        svgText(shortened(label), { class: 'chart-name', x: '0%', y: y + BASELINE }) +
        svgText(formatNumber(value), { class: 'chart-value', x: '100%', y: y + BASELINE, 'text-anchor': 'end' }) +
        svgElement('rect', { ...bar, class: 'chart-track', width: '100%' }) +
        svgElement('rect', { ...bar, class: 'chart-bar', width: percent(across(value)), 'data-value': value }),
    );
  });
  return { ...table, svg: svgPicture(words, Math.max(1, table.rows.length) * ROW, rows.join('')) };
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : text;
}
