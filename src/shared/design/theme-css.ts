import { isColour } from './colour.ts';
import { darkColours, type DesignColours, lightColours, type ThemeColours, wordsOn } from './design-colours.ts';

const SERIF = "'Longhand Serif','Longhand Serif Fallback',Georgia,'Times New Roman',serif";
const SANS = "'Longhand Sans','Longhand Sans Fallback',system-ui,Arial,sans-serif";

/** Faces of designs, and what publications may have come in with: two of ours, and what every system has. */
const stacks: ReadonlyMap<string, string> = new Map([
  ['serif', SERIF],
  ['source-serif', SERIF],
  ['sans', SANS],
  ['inter', SANS],
  ['figtree', `Figtree,${SANS}`],
  ['fraunces', `Fraunces,${SERIF}`],
  ['eb-garamond', `'EB Garamond',${SERIF}`],
  ['newsreader', `Newsreader,${SERIF}`],
  ['bricolage-grotesque', `'Bricolage Grotesque',${SANS}`],
  ['jetbrains-mono', "'JetBrains Mono',ui-monospace,'Liberation Mono',Menlo,monospace"],
  ['old-style', "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',serif"],
  ['transitional', "Charter,'Bitstream Charter','Sitka Text',Cambria,serif"],
  ['humanist', "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',sans-serif"],
  ['geometric', "Avenir,Montserrat,Corbel,'URW Gothic',sans-serif"],
  ['slab', "Rockwell,'Rockwell Nova','Roboto Slab','DejaVu Serif',serif"],
  ['mono', "ui-monospace,'SF Mono','Cascadia Mono','Liberation Mono',Menlo,monospace"],
]);

/** The fonts behind a name that was stored; our serif for a name we do not know. */
function fontStack(name: string): string {
  return stacks.get(name.trim().toLowerCase().replaceAll(/\s+/g, '-')) ?? SERIF;
}

export type Theme = DesignColours & { readonly headingFont: string; readonly bodyFont: string };

/**
 * A look as custom properties of the root, in the light and in the dark: its colours, the colours of words on
 * them, and its two faces. What is no colour is left out, so that nothing else can come in with it.
 */
export function themeCss({ headingFont, bodyFont, ...given }: Theme): string {
  const colours: DesignColours = {
    headerColor: checked(given.headerColor),
    accentColor: checked(given.accentColor),
    backgroundColor: checked(given.backgroundColor),
  };
  const { headerColor } = colours;
  const base = [
    ...(headerColor === null
      ? []
      : [`--publication-colour:${headerColor}`, `--publication-contrast:${wordsOn(headerColor)}`]),
    `--heading-font:${fontStack(headingFont)}`,
    `--story-font:${fontStack(bodyFont)}`,
    ...properties(lightColours(colours)),
  ];
  return schemes(base, properties(darkColours(colours)));
}

/** Custom properties of the root in the light, and those that take their place in the dark. */
export function schemes(light: readonly string[], inTheDark: readonly string[]): string {
  const root = `:root{${light.join(';')}}`;
  const dark = inTheDark.join(';');
  if (dark === '') return root;
  return [
    root,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${dark}}}`,
    `@media screen{:root[data-theme='dark']{${dark}}}`,
  ].join('');
}

const checked = (colour: string | null) => (colour !== null && isColour(colour) ? colour : null);

/** The custom properties of colours, as the style sheets read them. */
export function properties(colours: ThemeColours): readonly string[] {
  const { surface, raised, sunken, accent, accentHover, accentWords } = colours;
  const named = {
    '--colour-surface': surface,
    '--colour-surface-raised': raised,
    '--colour-surface-sunken': sunken,
    '--colour-accent': accent,
    '--colour-accent-hover': accentHover,
    '--colour-accent-contrast': accentWords,
    '--colour-link': accent,
    '--colour-focus': accent,
  };
  return Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]));
}
