import { expect, test } from 'vitest';
import { strayBreakpoints } from './check-breakpoints.ts';

const look = (file: string, text: string) => strayBreakpoints([file], () => text);

test('a style sheet asks for the widths that all share, and in one way', () => {
  expect(look('a.css', '@media screen and (width >= 728px) { .a { width: 700px } }')).toEqual([]);
  expect(look('a.css', '@media (pointer: coarse), (width < 552px) {} @media print {}')).toEqual([]);
  expect(look('a.css', '@media (width >= 1240px) {}')).toEqual([
    'a.css asks for (width >= 1240px); the widths are 400, 552, 728, 904, 1080, 1280.',
  ]);
  for (const width of ['min-width: 728px', 'max-width: 727.98px', 'width <= 728px', '552px <= width < 728px']) {
    expect(look('a.css', `@media (${width}) {}`), width).toHaveLength(1);
  }
});

test('a script and the sizes of a picture as well', () => {
  expect(look('a.tsx', "matchMedia('(min-width: 728px)'); sizes = '(min-width: 904px) 700px, 92vw'")).toEqual([]);
  expect(look('a.ts', "matchMedia('(max-width: 727.98px)')")).toHaveLength(1);
});
