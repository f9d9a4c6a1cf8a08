import { expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';

const plain = { headerColor: '#1f4f46ff', accentColor: null, backgroundColor: null };
const look = { ...plain, headingFont: 'Inter', bodyFont: 'unknown;}body{display:none' };

test('PUB-2: a theme is colours and fonts, and nothing that could be smuggled in', () => {
  const css = themeCss(look);
  expect(css).toContain('--publication-colour:#1f4f46ff;--publication-contrast:#ffffff');
  expect(css).toContain("--heading-font:'Longhand Sans'");
  expect(css).not.toContain('display:none');
  expect(themeCss({ ...look, headerColor: 'red;}' })).not.toContain('red');
  expect(themeCss({ ...look, backgroundColor: '#fff;}x' })).not.toContain('}x');
});

test('PUB-2: chosen colours stand in the light and, derived, in the dark; nothing is said where none is', () => {
  expect(themeCss(look)).not.toContain('dark');
  const css = themeCss({ ...look, accentColor: '#7a1f3dff', backgroundColor: '#fff4e0ff' });
  const [light = '', dark = '', forced = ''] = css.split('@media');
  expect(light).toContain('--colour-surface:#fff4e0ff');
  expect(light).toContain('--colour-link:#7a1f3dff');
  expect(dark).toContain("prefers-color-scheme:dark){:root:not([data-theme='light']){");
  expect(forced).toContain(":root[data-theme='dark']{");
  expect(dark.slice(dark.indexOf('--'))).not.toContain('#fff4e0');
});
