import { expect, test } from 'vitest';
import type { Chart } from './chart.ts';
import { drawColumns } from './draw-columns.ts';
import { drawShares } from './draw-shares.ts';

const words = { title: 'Views by <day>', description: 'Two & three' };
const drawn = ({ svg }: Chart) => [...svg.matchAll(/data-value="(\d+)"/g)].map(([, value]) => Number(value));
const numberOf = (text: string | undefined) => Number.parseFloat(text ?? '');

const table = {
  columns: ['Views', 'Reads'],
  rows: [
    { label: 'Nov 1', values: [12, 4] },
    { label: '<script>', values: [0, 0] },
    { label: 'Nov 3', values: [1_200, 700] },
  ],
};

test('STAT-1: columns show the figures of their table, as high as these are', () => {
  const chart = drawColumns(table, words);
  expect(drawn(chart)).toEqual([12, 4, 0, 0, 1_200, 700]);
  const heights = [...chart.svg.matchAll(/data-value="(\d+)"[^>]* height="([\d.]+)"/g)];
  const scale = numberOf(heights[4]?.[2]) / 1_200;
  for (const [, value, height] of heights) expect(numberOf(height)).toBeCloseTo(numberOf(value) * scale);
  expect(scale).toBeGreaterThan(0.1);
  expect(chart.svg).toContain('>1.2K</text>');
  expect(chart.rows).toEqual(table.rows);
});

test('STAT-1: of the labels below the columns, a phone shows every second one', () => {
  const months = Array.from({ length: 12 }, (_none, at) => ({ label: `Month ${at + 1}`, values: [at] }));
  const { svg } = drawColumns({ columns: ['Views'], rows: months }, words);
  const labels = [...svg.matchAll(/class="(chart-label[^"]*)"[^>]*>Month (\d+)</g)];
  expect(labels.map(([, look, month]) => [month, look])).toEqual([
    ['1', 'chart-label'],
    ['3', 'chart-label chart-between'],
    ['5', 'chart-label'],
    ['7', 'chart-label chart-between'],
    ['9', 'chart-label'],
    ['11', 'chart-label chart-between'],
  ]);
});

test('STAT-1: bars show the first figure of each row, as long as it is', () => {
  const chart = drawShares(table, words);
  expect(drawn(chart)).toEqual([12, 0, 1_200]);
  const widths = [...chart.svg.matchAll(/class="chart-bar" width="([\d.]+)%"/g)].map(([, width]) => numberOf(width));
  expect(widths).toEqual([1, 0, 100]);
});

test('STAT-1: what comes from outside is text in a picture, which says what it shows', () => {
  for (const { svg } of [drawColumns(table, words), drawShares(table, words)]) {
    expect(svg).not.toContain('<script');
    expect(svg).toContain('<title>Views by &lt;day&gt;</title><desc>Two &amp; three</desc>');
    expect(svg).toMatch(/^<svg [^>]*role="img"/);
  }
});

test('STAT-1: of nothing at all there is a picture all the same', () => {
  const empty = { columns: ['Views'], rows: [] };
  for (const { svg } of [drawColumns(empty, words), drawShares(empty, words)]) expect(svg).not.toMatch(/NaN|undefined/);
  const zeros = drawColumns({ columns: ['Views'], rows: [{ label: 'Nov 1', values: [0] }] }, words);
  expect(zeros.svg).not.toMatch(/NaN|undefined|height="-/);
});

test('PART-2, rule 304: a month below nothing has its figure in the table and no column', () => {
  const rows = [
    { label: 'Oct 2026', values: [4914] },
    { label: 'Nov 2026', values: [-300] },
  ];
  const { svg, rows: told } = drawColumns(
    { columns: ['Earned'], rows, currency: 'USD' },
    { title: '', description: '' },
  );
  expect(told).toEqual(rows);
  expect(svg).toContain('data-value="-300"');
  expect(svg).not.toMatch(/height="-/);
});
