import { slugifyAnyScript } from '../text/slugify.ts';

/** Own judgement: more pages than a bar has room for, longer than anybody reads about a publication. */
export const pageLimits = { mostPages: 50, mostTitle: 100, mostSlug: 60, mostText: 100_000 } as const;

/** The page behind "About": no other page of a publication has this name. */
export const ABOUT_SLUG = 'about';

export type PageTexts = {
  readonly title: string;
  readonly slug: string;
  /** Markdown. */
  readonly text: string;
};

export type PageField = keyof PageTexts;
export type PageFault =
  | 'titleMissing'
  | 'titleTooLong'
  | 'slugMissing'
  | 'slugReserved'
  | 'textMissing'
  | 'textTooLong';
export type FoundPageFault = { readonly field: PageField; readonly fault: PageFault };

/** Texts as they are kept: the address in letters and hyphens, whatever was typed. */
export function trimPage({ title, slug, text }: PageTexts): PageTexts {
  return { title: title.replaceAll(/\s+/gu, ' ').trim(), slug: proposePageSlug(slug), text: text.trim() };
}

/** The name in an address that a title suggests. */
export function proposePageSlug(title: string): string {
  return slugifyAnyScript(title.slice(0, 1_000), pageLimits.mostSlug);
}

/**
 * The first thing that is wrong with the trimmed texts of a page. Every page stands below a name of its own
 * (`/{slug}/subpage/…`), so that none can be in the way of another route. The text about the
 * publication may be empty: its description is shown without one.
 */
export function findPageFault({ title, slug, text }: PageTexts, isAbout: boolean): FoundPageFault | undefined {
  if (text.length > pageLimits.mostText) return { field: 'text', fault: 'textTooLong' };
  if (isAbout) return undefined;
  if (title === '') return { field: 'title', fault: 'titleMissing' };
  if ([...title].length > pageLimits.mostTitle) return { field: 'title', fault: 'titleTooLong' };
  if (slug === '') return { field: 'slug', fault: 'slugMissing' };
  if (slug === ABOUT_SLUG) return { field: 'slug', fault: 'slugReserved' };
  return text === '' ? { field: 'text', fault: 'textMissing' } : undefined;
}
