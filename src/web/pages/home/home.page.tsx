import { homeMessages } from '#shared/messages/home.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf, pageAddress } from '#web/features/feeds/page-cursor.ts';
import { rssAlternate } from '#web/features/feeds/rss-alternate.ts';
import { cutCover, largeRatio } from '#web/features/images/cover-cut.ts';
import { type HomePageQuery, HomePageQueryDocument } from '#web/generated/HomePageQuery.ts';
import { arrangeFrontPage } from './front-page.ts';
import { frontPageSources } from './front-page-sources.ts';
import { HomePage } from './HomePage.tsx';

const page: PageDefinition<HomePageQuery> = {
  queries: (_route, query) => [{ document: HomePageQueryDocument, variables: { to: cursorOf(query) } }],
  head: ({ data, query, site }) => {
    const cover = arrangeFrontPage(frontPageSources(data)).lead?.previewImage;
    const cut = cover && cursorOf(query) === null ? cutCover(cover, 700, largeRatio(cover)) : undefined;
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
