import { darkColours, findColourFaults, lightColours } from './design-colours.ts';
import { properties, schemes } from './theme-css.ts';

/** What links and buttons are drawn in where nobody chose; tokens.test.ts compares it with the tokens. */
export const DEFAULT_ACCENT = '#1f4f46';

/**
 * The colour that an operator chose (`#` and six hex digits) as custom properties of the root, in the light and in the
 * dark; the nearest one that words can be read in where it is none (WCAG 2, 1.4.3). Empty for the default, which the
 * style sheets have.
 */
export function siteCss(accent: string): string {
  if (accent === DEFAULT_ACCENT) return '';
  const chosen = { headerColor: null, accentColor: `${accent}ff`, backgroundColor: null };
  const accentColor = findColourFaults(chosen)[0]?.better ?? chosen.accentColor;
  const colours = { ...chosen, accentColor };
  return schemes(properties(lightColours(colours)), properties(darkColours(colours)));
}
