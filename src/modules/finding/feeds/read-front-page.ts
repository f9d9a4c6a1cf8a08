import { withoutMuted } from '#modules/stories/stories/without-muted.ts';
import type { Page } from '#modules/ground/paging.ts';
import { readActivePublications } from '#modules/stories/publications/read-active-publications.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readSiteLanguages } from '#modules/ground/settings/site-languages.ts';
import { readNewestStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { type FrontPage, arrangeFrontPage } from './front-page.ts';
import { readLatestForHome, readStaffPicksForHome, readTrendingForHome } from './read-home-lists.ts';

/** As many as the landing page asks for of the same lists, so that both are one statement. */
const PICKS = 5;
const TRENDING = 10;
const LATEST = 12;
const PUBLICATIONS = 8;
const OF_ONE_PUBLICATION = 2;

const first = (size: number): Page => ({ size, after: null });

/** The front of the landing page, chosen here so that only what is shown goes on its way. */
export async function readFrontPage(context: ReadContext): Promise<FrontPage> {
  const [picks, trending, latest, byPublication] = await Promise.all([
    readStaffPicksForHome(context, first(PICKS)),
    readTrendingForHome(context, first(TRENDING)),
    readLatestForHome(context, first(LATEST)),
    newestByPublication(context),
  ]);
  // A site whose publications write in one language is spared the question which one comes first.
  const isMixed = new Set(byPublication.flat().map(({ language }) => language)).size > 1;
  const languages = isMixed ? await readSiteLanguages(context) : [];
  const sources = { picks: picks.items, trending: trending.items, latest: latest.items, byPublication };
  return arrangeFrontPage(sources, languages);
}

async function newestByPublication(context: ReadContext): Promise<readonly (readonly Story[])[]> {
  const publications = await readActivePublications(context, first(PUBLICATIONS));
  const feeds = publications.items.map(({ id }) =>
    readNewestStories(context, { kind: 'publication', id }, first(OF_ONE_PUBLICATION)),
  );
  return await Promise.all((await Promise.all(feeds)).map((feed) => withoutMuted(context, feed.items)));
}
