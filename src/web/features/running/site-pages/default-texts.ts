import { landingPageMessages } from '#shared/messages/landing-pages.ts';
import { type SitePageText, sitePageMessages } from '#shared/messages/site-pages.ts';

const texts: ReadonlyMap<string, SitePageText> = new Map(
  Object.entries<SitePageText>({ ...sitePageMessages, ...landingPageMessages }),
);

/** What a page of the site says until somebody writes it; undefined where it is not there until then. */
export function defaultTextOf(routeName: string): SitePageText | undefined {
  return texts.get(routeName);
}
