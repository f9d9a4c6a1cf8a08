import type { ComponentType } from 'react';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import type { TagHeader } from '#web/generated/fragments.ts';
import { TagRelationQueryDocument } from '#web/generated/TagRelationQuery.ts';
import { cursorOf, pageAddress } from '#web/features/finding/feeds/page-cursor.ts';
import { rssAlternate } from '#web/features/finding/feeds/rss-alternate.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { topicMessages } from '#shared/messages/topics.ts';
import { TagFrame } from './TagFrame.tsx';

export type TagAnswer = { readonly tagFromSlug: TagHeader | null };
type Variables = Readonly<Record<string, string | number | null>>;

export type TagContentProps<Data extends TagAnswer> = {
  readonly tag: NonNullable<Data['tagFromSlug']>;
  /** Without the cursor. */
  readonly variables: Variables;
  readonly route: RouteMatch;
};

type TagPageOptions<Data extends TagAnswer> = {
  readonly document: TypedDocument<Data, never>;
  readonly isPaged?: boolean;
  readonly variablesOf?: (route: RouteMatch) => Variables;
  readonly titleOf: (topic: string, route: RouteMatch) => string;
  /** False where the address names something that there is not, such as a month 13. */
  readonly isThere?: (route: RouteMatch) => boolean;
  readonly Content: ComponentType<TagContentProps<Data>>;
};

/** One page of a tag: they differ in their document, their title and what stands below the tabs. */
export function tagPage<Data extends TagAnswer>(options: TagPageOptions<Data>): PageDefinition<Data> {
  const { document, isPaged = false, titleOf, isThere = () => true, Content } = options;
  const typed = document as TypedDocument<Data, Variables>;
  const variablesOf = (route: RouteMatch): Variables => ({
    tagSlug: route.params.tagSlug ?? '',
    ...options.variablesOf?.(route),
  });
  const allVariables = (route: RouteMatch, query: URLSearchParams): Variables =>
    isPaged ? { ...variablesOf(route), to: cursorOf(query) } : variablesOf(route);

  function TagPage({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
    const { data } = useQuery(typed, { variables: allVariables(route, query) });
    const tag = data?.tagFromSlug;
    if (!tag) return null;
    return (
      <TagFrame tag={tag}>
        <Content tag={tag} variables={variablesOf(route)} route={route} />
      </TagFrame>
    );
  }

  return {
    queries: (route, query) => [{ document: typed, variables: allVariables(route, query) }],
    signedInQueries: (route) => [
      { document: TagRelationQueryDocument, variables: { tagSlug: route.params.tagSlug ?? '' } },
    ],
    outcome: ({ data, route, query }) => {
      if (data.tagFromSlug && isThere(route)) return { kind: 'show' };
      const given = route.params.tagSlug ?? '';
      const slug = given.toLowerCase();
      if (slug === given) return { kind: 'notFound' };
      // Slugs are in lower case: an address that somebody typed leads to the one that there is.
      const path = buildPath(route.name, { ...route.params, tagSlug: slug });
      return { kind: 'redirect', location: pageAddress(path, query, cursorOf(query)) };
    },
    head: ({ data, route, query, site }) => {
      const tag = data.tagFromSlug;
      if (!tag) return { title: '' };
      const topic = tag.displayTitle;
      return {
        title: titleOf(topic, route),
        description: formatMessage(topicMessages.description, { topic }),
        canonicalUrl: site.url + pageAddress(route.path, query, query.get('page')),
        alternates: [rssAlternate(site.url, `/feed/tag/${tag.slug}`, topic)],
      };
    },
    Component: TagPage,
  };
}
