import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const story = readFileSync(new URL('./story-text.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../design/tokens.css', import.meta.url), 'utf8');

/** Values of a custom property in the order of the file: light, dark by system, dark by choice. */
function valuesOf(css: string, name: string): string[] {
  return [...css.matchAll(new RegExp(`${name}: (#[0-9a-f]{6});`, 'g'))].map((match) => match[1] ?? '');
}

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('every colour of code reaches 4.5:1 on its surface, in light and dark', () => {
  const surfaces = valuesOf(tokens, '--colour-surface-sunken');
  const names = [...new Set([...story.matchAll(/(--code-[a-z]+):/g)].map((match) => match[1] ?? ''))];
  expect(names.length).toBe(9);
  for (const name of names) {
    const values = valuesOf(story, name);
    expect(values.length, name).toBe(3);
    values.forEach((value, theme) =>
      expect(contrast(value, surfaces[theme] ?? ''), `${name} ${value}`).toBeGreaterThanOrEqual(4.5),
    );
  }
});
