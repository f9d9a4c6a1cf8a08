import { formatMessage } from '#shared/messages/format-message.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type SitePageQuery, SitePageQueryDocument } from '#web/generated/SitePageQuery.ts';
import { defaultTextOf } from './default-texts.ts';
import { SitePageView } from './SitePageView.tsx';

/** A page of words that an administrator may write: without a text of theirs or ours it is not there (rule 160). */
export const sitePageDefinition: PageDefinition<SitePageQuery> = {
  queries: ({ route }) => [{ document: SitePageQueryDocument, variables: { sitePath: route.path } }],
  outcome: ({ data, route }) => {
    const state = data.sitePage?.state ?? 'DEFAULT';
    const isThere = state === 'SET' || (state === 'DEFAULT' && defaultTextOf(route.name) !== undefined);
    return isThere ? { kind: 'show' } : { kind: 'notFound' };
  },
  head: ({ data, route, site }) => {
    const page = data.sitePage?.state === 'SET' ? data.sitePage : undefined;
    const text = defaultTextOf(route.name);
    return {
      title: page?.title ?? text?.title ?? '',
      description: page?.excerpt ?? (text?.paragraphs[0] && formatMessage(text.paragraphs[0], { site: site.name })),
      canonicalUrl: site.url + route.path,
    };
  },
  Component: SitePageView,
};
