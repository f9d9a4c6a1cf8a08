import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);
// Satori can't read woff2, so we keep static files beside the variable ones that pages use.
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'];
const FACES = [
  { name: 'Serif', weight: 700, file: '@fontsource/source-serif-4/files/source-serif-4' },
  { name: 'Sans', weight: 500, file: '@fontsource/inter/files/inter' },
] as const;

/** A typeface's families, one per script, in the order in which we look for a letter. */
export function cardFamily(face: (typeof FACES)[number]['name']): string {
  return SCRIPTS.map((script) => `${face} ${script}`).join(', ');
}

/** Fonts of the cards: a serif for the title, a sans for the names. */
export function readCardFonts(): Promise<readonly Font[]> {
  const wanted = FACES.flatMap((face) => SCRIPTS.map((script) => [face, script] as const));
  return Promise.all(
    wanted.map(async ([{ name, weight, file }, script]): Promise<Font> => ({
      name: `${name} ${script}`,
      weight,
      style: 'normal',
      data: await readFile(require.resolve(`${file}-${script}-${weight}-normal.woff`)),
    })),
  );
}
