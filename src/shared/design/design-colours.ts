import { contrastBetween, laidOver, mixed, nearestGood, ofLightness } from './colour.ts';

/** WCAG 2, 1.4.3: what words need on what lies behind them. */
const LEAST_CONTRAST = 4.5;

/** Words on a colour that somebody chose: dark ones on a light colour, light ones on a dark one. */
const WORDS = { dark: '#1d1a16ff', light: '#ffffffff' } as const;

/** What the pages are made of where nobody chose, by theme; tokens.test.ts compares them with the tokens. */
export const pageColours = {
  light: { surface: '#fdfcf9ff', raised: '#ffffffff', sunken: '#f4f1eaff', faint: '#6b645bff' },
  dark: { surface: '#161513ff', raised: '#1f1d1aff', sunken: '#1b1917ff', faint: '#9c958aff' },
} as const;

/** The colours of a design; null where the site's own stands. */
export type DesignColours = {
  readonly headerColor: string | null;
  readonly accentColor: string | null;
  readonly backgroundColor: string | null;
};

export type ColourName = keyof DesignColours;

const canRead = (words: string, behind: string) => contrastBetween(words, behind) >= LEAST_CONTRAST;

/** The words of a header on its colour. */
export function wordsOn(colour: string): string {
  const { dark, light } = WORDS;
  return contrastBetween(dark, colour) >= contrastBetween(light, colour) ? dark : light;
}

/** What lies behind quiet parts of a page, a little darker than the page itself. */
function sunkenOf(surface: string): string {
  return mixed(surface, '#6b5a3cff', 0.06);
}

const rules: Readonly<Record<ColourName, (colour: string, colours: DesignColours) => boolean>> = {
  headerColor: (colour) => canRead(wordsOn(colour), colour),
  backgroundColor: (colour) => canRead(pageColours.light.faint, sunkenOf(colour)),
  accentColor: (colour, { backgroundColor }) => {
    const surface = backgroundColor === null ? pageColours.light.sunken : sunkenOf(solid(backgroundColor));
    return canRead(colour, surface) && canRead(wordsOn(colour), colour);
  },
};

/** As it is seen on white: what shines through is never darker for it. */
const solid = (colour: string) => laidOver(colour, '#ffffffff');

export type ColourFault = {
  readonly name: ColourName;
  /** The nearest colour that words can be read on or in. */
  readonly better: string;
};

/** The colours of a design that words could not be read with, each with the nearest that they could. */
export function findColourFaults(colours: DesignColours): readonly ColourFault[] {
  // A link is measured on the background that it will have.
  const background = colours.backgroundColor && nearest('backgroundColor', colours.backgroundColor, colours);
  const seen = { ...colours, backgroundColor: background };
  return (['headerColor', 'backgroundColor', 'accentColor'] as const).flatMap((name) => {
    const colour = colours[name];
    if (colour === null) return [];
    const isSolid = colour.toLowerCase().endsWith('ff');
    const better = nearest(name, colour, seen);
    return isSolid && better === colour.toLowerCase() ? [] : [{ name, better }];
  });
}

function nearest(name: ColourName, colour: string, colours: DesignColours): string {
  const from = solid(colour).toLowerCase();
  return nearestGood(from, (tried) => rules[name](tried, colours)) ?? WORDS.dark;
}

export type ThemeColours = {
  readonly surface?: string;
  readonly raised?: string;
  readonly sunken?: string;
  readonly accent?: string;
  readonly accentHover?: string;
  readonly accentWords?: string;
};

/** The colours of a page in the light, as they were chosen. */
export function lightColours({ accentColor, backgroundColor }: DesignColours): ThemeColours {
  return {
    ...(backgroundColor !== null && {
      surface: backgroundColor,
      raised: mixed(backgroundColor, '#ffffffff', 0.6),
      sunken: sunkenOf(backgroundColor),
    }),
    ...(accentColor !== null && accentOf(accentColor, '#000000ff')),
  };
}

/** The same in the dark: the background keeps its hue and is as dark as ours, links are as light as it takes. */
export function darkColours({ accentColor, backgroundColor }: DesignColours): ThemeColours {
  const of = (lightness: number) => ofLightness(backgroundColor ?? WORDS.dark, lightness, 0.02);
  const raised = backgroundColor === null ? pageColours.dark.raised : of(0.23);
  const light = accentColor && nearestGood(accentColor, (tried) => canRead(tried, raised));
  return {
    ...(backgroundColor !== null && { surface: of(0.195), raised, sunken: of(0.212) }),
    ...(light !== null && light !== undefined && accentOf(light, '#ffffffff')),
  };
}

function accentOf(accent: string, towards: string): ThemeColours {
  return { accent, accentHover: mixed(accent, towards, 0.18), accentWords: wordsOn(accent) };
}
