import type { DesignColours } from './design-colours.ts';

export const designLayouts = ['GRID', 'LIST', 'STREAM'] as const;
export type DesignLayout = (typeof designLayouts)[number];

export const headerScales = ['SMALL', 'MEDIUM', 'LARGE'] as const;
export type DesignHeaderScale = (typeof headerScales)[number];

/** Eight pairs: the face of headings and the face of stories. All are served by ourselves, under open licences. */
export const fontPairs = {
  LONGHAND: { heading: 'serif', body: 'serif' },
  MODERN: { heading: 'sans', body: 'serif' },
  CLEAN: { heading: 'figtree', body: 'figtree' },
  EDITORIAL: { heading: 'fraunces', body: 'serif' },
  CLASSIC: { heading: 'eb-garamond', body: 'eb-garamond' },
  BOOKISH: { heading: 'newsreader', body: 'newsreader' },
  POSTER: { heading: 'bricolage-grotesque', body: 'serif' },
  TYPEWRITER: { heading: 'jetbrains-mono', body: 'sans' },
} as const;
export type FontPair = keyof typeof fontPairs;
export const fontPairNames = Object.keys(fontPairs) as [FontPair, ...FontPair[]];

/** Parts of a front page: those of a publication, and those of a person. `LATEST` is always there. */
export const sectionsOf = {
  publication: ['FEATURED', 'LATEST', 'SECTIONS'],
  person: ['PINNED', 'REPOSTS', 'LATEST'],
} as const;
export type DesignOwner = keyof typeof sectionsOf;
export type SectionName = (typeof sectionsOf)[DesignOwner][number];

/** How the pages of a publication or of a person look. */
export type Design = DesignColours & {
  readonly fonts: FontPair;
  readonly headerScale: DesignHeaderScale;
  readonly layout: DesignLayout;
  readonly logoImageId: string | null;
  readonly heroImageId: string | null;
  readonly faviconImageId: string | null;
  /** Shown, from top to bottom; what is not in it is not shown. */
  readonly sections: readonly SectionName[];
};

/** How pages look that nobody designed. */
export function defaultDesign(owner: DesignOwner): Design {
  return {
    fonts: 'LONGHAND',
    headerScale: 'MEDIUM',
    layout: 'LIST',
    headerColor: null,
    accentColor: null,
    backgroundColor: null,
    logoImageId: null,
    heroImageId: null,
    faviconImageId: null,
    sections: sectionsOf[owner],
  };
}

/** The pair of two faces; ours where they make none. */
export function fontPairOf(heading: string, body: string): FontPair {
  const found = fontPairNames.find((name) => fontPairs[name].heading === heading && fontPairs[name].body === body);
  return found ?? 'LONGHAND';
}
