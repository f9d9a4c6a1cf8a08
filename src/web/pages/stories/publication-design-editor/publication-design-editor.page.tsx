import { designEditorMessages as messages } from '#shared/messages/design.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { DesignEditor } from '#web/features/stories/designs/editor/DesignEditor.tsx';
import {
  type PublicationDesignPageQuery,
  PublicationDesignPageQueryDocument,
} from '#web/generated/PublicationDesignPageQuery.ts';

const variablesOf = ({ params }: RouteMatch) => ({ domainOrSlug: params.collectionSlug ?? '' });

function PublicationDesign({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
  const { data, refetch } = useQuery(PublicationDesignPageQueryDocument, { variables: variablesOf(route) });
  const publication = data?.publication;
  if (!publication?.designEdit) return null;
  return (
    <DesignEditor
      title={formatMessage(messages.title, { name: publication.name })}
      name={publication.name}
      kind="publication"
      owner={{ collectionId: publication.id }}
      edit={publication.designEdit}
      onAskAgain={refetch}
      introductionSeen={data?.designer?.styleEditorOnboardingVersionSeen ?? 0}
      query={query}
    />
  );
}

/** `/{slug}/design` and `/{slug}/styles`: to who may not design the publication there is no such page. */
const page: PageDefinition<PublicationDesignPageQuery> = {
  queries: (route) => [{ document: PublicationDesignPageQueryDocument, variables: variablesOf(route) }],
  outcome: ({ data }) =>
    data.publication?.designEdit ? { kind: 'show', robots: 'noindex', isCacheable: false } : { kind: 'notFound' },
  head: ({ data }) => ({ title: formatMessage(messages.title, { name: data.publication?.name ?? '' }) }),
  Component: PublicationDesign,
};

export default page;
