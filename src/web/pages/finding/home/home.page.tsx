import { homeMessages } from '#shared/messages/home.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf, pageAddress } from '#web/features/finding/feeds/page-cursor.ts';
import { rssAlternate } from '#web/features/finding/feeds/rss-alternate.ts';
import { cutCover, largeRatio } from '#web/features/ground/images/cover-cut.ts';
import { type FrontPageQuery, FrontPageQueryDocument } from '#web/generated/FrontPageQuery.ts';
import { type HomePageQuery, HomePageQueryDocument } from '#web/generated/HomePageQuery.ts';
import { LandingAsideQueryDocument } from '#web/generated/LandingAsideQuery.ts';
import { HomePage } from './HomePage.tsx';

const page: PageDefinition<HomePageQuery & Partial<FrontPageQuery>> = {
  queries: (_route, query) => {
    const cursor = cursorOf(query);
    const list = { document: HomePageQueryDocument, variables: { to: cursor } };
    const aside = { document: LandingAsideQueryDocument, variables: {}, isStill: true };
    const front = { document: FrontPageQueryDocument, variables: {}, isStill: true };
    // Older stories stand below a heading alone.
    return cursor === null ? [front, list, aside] : [list, aside];
  },
  head: ({ data, query, site }) => {
    const cover = data.frontPage?.lead?.previewImage;
    const cut = cover ? cutCover(cover, 700, largeRatio(cover)) : undefined;
    return {
      title: homeMessages.title,
      description: homeMessages.description,
      canonicalUrl: site.url + pageAddress('/', query, cursorOf(query)),
      openGraphType: 'website',
      alternates: [rssAlternate(site.url, '/feed', site.name)],
      structuredData: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: site.name, url: site.url }],
      preloadImage: cut && {
        href: cut.src,
        imageSrcSet: cut.srcSet,
        imageSizes: '(min-width: 904px) 700px, 92vw',
      },
    };
  },
  Component: HomePage,
};

export default page;
