import { expect, test } from 'vitest';
import { contrastOf, themeCss } from './theme-css.ts';

const homepage = {
  __typename: 'CollectionHomepage',
  id: 'h',
  layout: 'GRID',
  headerScale: 'MEDIUM',
  headerColor: '#1f4f46ff',
  headingFont: 'Inter',
  bodyFont: 'unknown;}body{display:none',
} as const;

test('PUB-2: the theme of a publication is its colours and fonts, and nothing it could smuggle in', () => {
  const css = themeCss({ homepage });
  expect(css).toContain('--publication-colour:#1f4f46ff;--publication-contrast:#ffffff');
  expect(css).toContain("--heading-font:'Longhand Sans'");
  expect(css).not.toContain('display:none');
  expect(themeCss({ homepage: { ...homepage, headerColor: 'red;}' } })).not.toContain('red');
});

test('PUB-2: words on the colour of a publication can be read', () => {
  expect(contrastOf('#000000ff')).toBe('#ffffff');
  expect(contrastOf('#ffe9a8ff')).toBe('#1d1a16');
  expect(contrastOf('#1f4f46ff')).toBe('#ffffff');
});
