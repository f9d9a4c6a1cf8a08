import type { PublicationHeader } from '#web/generated/fragments.ts';

const SERIF = "'Longhand Serif','Longhand Serif Fallback',Georgia,'Times New Roman',serif";
const SANS = "'Longhand Sans','Longhand Sans Fallback',system-ui,Arial,sans-serif";

/** Fonts that a publication may choose: two of ours, and what every system has. */
const stacks: ReadonlyMap<string, string> = new Map([
  ['serif', SERIF],
  ['source-serif', SERIF],
  ['sans', SANS],
  ['inter', SANS],
  ['old-style', "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',serif"],
  ['transitional', "Charter,'Bitstream Charter','Sitka Text',Cambria,serif"],
  ['humanist', "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',sans-serif"],
  ['geometric', "Avenir,Montserrat,Corbel,'URW Gothic',sans-serif"],
  ['slab', "Rockwell,'Rockwell Nova','Roboto Slab','DejaVu Serif',serif"],
  ['mono', "ui-monospace,'SF Mono','Cascadia Mono','Liberation Mono',Menlo,monospace"],
]);

/** The fonts behind a name that a publication stored; our serif for a name we do not know. */
function fontStack(name: string): string {
  return stacks.get(name.trim().toLowerCase().replaceAll(/\s+/g, '-')) ?? SERIF;
}

export type Themed = Pick<PublicationHeader, 'homepage'>;

const COLOUR = /^#[0-9a-f]{8}$/i;
/** Above it dark words contrast more than white ones do. */
const EVEN_LUMINANCE = 0.19;

/**
 * The look that a publication chose, as custom properties on the root: its colour, the colour of
 * words on it, and its two fonts. A colour that is not `#` and eight digits is left out.
 */
export function themeCss({ homepage }: Themed): string {
  const colour = COLOUR.test(homepage.headerColor) ? homepage.headerColor : undefined;
  const rules = [
    colour && `--publication-colour:${colour}`,
    colour && `--publication-contrast:${contrastOf(colour)}`,
    `--heading-font:${fontStack(homepage.headingFont)}`,
    `--story-font:${fontStack(homepage.bodyFont)}`,
  ];
  return `:root{${rules.filter(Boolean).join(';')}}`;
}

/** Dark words on a light colour, light words on a dark one. */
export function contrastOf(colour: string): '#1d1a16' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > EVEN_LUMINANCE ? '#1d1a16' : '#ffffff';
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
