/** Calm and dark: white words on each have a contrast of at least 4.5 to 1 (WCAG 2, 1.4.3). */
export const headerPalette = [
  '#2f4a35ff',
  '#2d4654ff',
  '#4a3b5cff',
  '#6b3a2eff',
  '#5a4a1fff',
  '#1f4f4cff',
  '#5c3348ff',
  '#37415cff',
] as const;

/** The colour of a publication that nobody designed: always the same for its slug (FNV-1a). */
export function defaultHeaderColour(slug: string): (typeof headerPalette)[number] {
  let hash = 0x811c9dc5;
  for (const character of slug) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return headerPalette[hash % headerPalette.length] ?? headerPalette[0];
}
