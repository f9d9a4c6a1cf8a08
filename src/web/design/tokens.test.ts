import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_ACCENT } from '#shared/design/site-look.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function palette(block: RegExp): Readonly<Record<string, string>> {
  const body = block.exec(css)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--colour-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const themes = {
  light: palette(/^:root \{([^}]*)\}/m),
  'dark by the system': palette(/^  :root:not\(\[data-theme='light'\]\) \{([^}]*)\}/m),
  'dark by choice': palette(/^  :root\[data-theme='dark'\] \{([^}]*)\}/m),
};

for (const [name, colours] of Object.entries(themes)) {
  test(`${name}: every text reaches 4.5:1 on every surface, every edge that matters 3:1 (WCAG 2.2 AA)`, () => {
    expect(Object.keys(colours).length).toBeGreaterThan(12);
    for (const surface of ['surface', 'surface-raised', 'surface-sunken', 'highlight']) {
      const ground = colours[surface] ?? '';
      for (const text of ['text', 'text-muted', 'text-faint', 'link', 'danger', 'accent']) {
        if (surface === 'highlight' && text !== 'text') continue;
        expect([text, surface, contrast(colours[text] ?? '', ground) >= 4.5]).toEqual([text, surface, true]);
      }
      if (surface !== 'highlight') expect(contrast(colours['line-strong'] ?? '', ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colours['accent-contrast'] ?? '', colours['accent'] ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours['accent-contrast'] ?? '', colours['accent-hover'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
}

test('STORY-1: dark is for screens only, however it was chosen, and the same', () => {
  expect(css).toMatch(/@media screen and \(prefers-color-scheme: dark\) \{\s*:root:not\(\[data-theme='light'\]\)/);
  expect(css).toMatch(/@media screen \{\s*:root\[data-theme='dark'\]/);
  expect(themes['dark by choice']).toEqual(themes['dark by the system']);
});

test('the color that an operator finds in the settings is the one of the tokens', () => {
  expect(themes.light['accent']).toBe(DEFAULT_ACCENT);
});
