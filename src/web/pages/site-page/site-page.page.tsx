import { formatMessage } from '#shared/messages/format-message.ts';
import { type SitePageText, sitePageMessages } from '#shared/messages/site-pages.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { SitePage } from './SitePage.tsx';

const texts: ReadonlyMap<string, SitePageText> = new Map(Object.entries(sitePageMessages));

/** The ten pages of the footer: words only (1§2 "Global header and footer"). */
const page: PageDefinition = {
  queries: () => [],
  outcome: ({ route }) => (texts.has(route.name) ? { kind: 'show' } : { kind: 'notFound' }),
  head: ({ route, site }) => {
    const text = texts.get(route.name);
    return {
      title: text?.title ?? '',
      description: text?.paragraphs[0] && formatMessage(text.paragraphs[0], { site: site.name }),
      canonicalUrl: site.url + route.path,
    };
  },
  Component: ({ route }) => {
    const text = texts.get(route.name);
    return text ? <SitePage text={text} /> : null;
  },
};

export default page;
