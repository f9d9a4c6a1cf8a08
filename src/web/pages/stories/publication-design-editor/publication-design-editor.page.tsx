import { designEditorMessages as messages } from '#shared/messages/design.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { DesignEditor } from '#web/features/stories/designs/editor/DesignEditor.tsx';
import { closedOutcome, whyClosed } from '#web/features/stories/publication-management/closed-to-staff.ts';
import { ClosedToStaff } from '#web/features/stories/publication-management/ClosedToStaff.tsx';
import {
  type PublicationDesignPageQuery,
  PublicationDesignPageQueryDocument,
} from '#web/generated/PublicationDesignPageQuery.ts';

const variablesOf = ({ params }: RouteMatch) => ({ domainOrSlug: params.collectionSlug ?? '' });

function PublicationDesign({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
  const { data, refetch } = useQuery(PublicationDesignPageQueryDocument, { variables: variablesOf(route) });
  const publication = data?.publication;
  if (!publication) return null;
  const why = publication.designEdit === null ? whyClosed(publication, 'design') : undefined;
  if (why !== undefined) return <ClosedToStaff publication={publication} why={why} />;
  if (!publication.designEdit) return null;
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

/** `/{slug}/design` and `/{slug}/styles`: to strangers there is no such page. */
const page: PageDefinition<PublicationDesignPageQuery> = {
  queries: (route) => [{ document: PublicationDesignPageQueryDocument, variables: variablesOf(route) }],
  outcome: ({ data }) =>
    data.publication?.designEdit
      ? { kind: 'show', robots: 'noindex', isCacheable: false }
      : closedOutcome(data.publication ? whyClosed(data.publication, 'design') : undefined),
  head: ({ data: { publication } }) => {
    const why = publication && publication.designEdit === null ? whyClosed(publication, 'design') : undefined;
    return { title: why?.title ?? formatMessage(messages.title, { name: publication?.name ?? '' }) };
  },
  Component: PublicationDesign,
};

export default page;
