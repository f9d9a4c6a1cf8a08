import { landingPageMessages } from '#shared/messages/landing-pages.ts';
import { sitePageMessages } from '#shared/messages/site-pages.ts';
import type { RouteName } from '#shared/routes/route-table.ts';

const catalogue = { ...sitePageMessages, ...landingPageMessages };
type Catalogued = (typeof catalogue)[keyof typeof catalogue];

/** One of all those sentences: what it names is known, so that whoever shows it fills it. */
type Sentence = Catalogued['paragraphs'][number] | Extract<Catalogued, { readonly points: object }>['points'][number];

export type DefaultPageText = {
  readonly title: string;
  readonly paragraphs: readonly Sentence[];
  readonly points?: readonly Sentence[];
  readonly action?: string;
};

/** Where the action of a default text leads. */
export const actionRoutes: ReadonlyMap<string, RouteName> = new Map<string, RouteName>([
  ['ShowCreators', 'ShowNewStory'],
  ['ShowGiftLanding', 'ShowGiftPlans'],
  ['ShowBusinessLanding', 'ShowGiftPlans'],
  ['ShowChooseLanding', 'ShowPlans'],
  ['ShowPartnerProgramLanding', 'ApplyToPartnerProgram'],
]);

const texts: ReadonlyMap<string, DefaultPageText> = new Map(Object.entries<DefaultPageText>(catalogue));

/** What a page of the site says until somebody writes it; undefined where it is not there until then. */
export function defaultTextOf(routeName: string): DefaultPageText | undefined {
  return texts.get(routeName);
}
