import { designEditorMessages as messages } from '#shared/messages/design.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { DesignEditor } from '#web/features/stories/designs/editor/DesignEditor.tsx';
import { type UserDesignPageQuery, UserDesignPageQueryDocument } from '#web/generated/UserDesignPageQuery.ts';

function UserDesign({ query }: { readonly query: URLSearchParams }) {
  const { data, refetch } = useQuery(UserDesignPageQueryDocument);
  const designer = data?.designer;
  if (!designer?.designEdit) return null;
  return (
    <DesignEditor
      title={messages.profileTitle}
      name={designer.name}
      kind="person"
      owner={{ userId: designer.id }}
      edit={designer.designEdit}
      onAskAgain={refetch}
      introductionSeen={designer.styleEditorOnboardingVersionSeen ?? 0}
      query={query}
    />
  );
}

/** `/me/design` and `/@{username}/edit`: to everybody else there is no such page. */
const page: PageDefinition<UserDesignPageQuery> = {
  queries: () => [{ document: UserDesignPageQueryDocument, variables: {} }],
  outcome: ({ data: { designer }, route }) => {
    const { username } = route.params;
    const isTheirs = username === undefined || username.toLowerCase() === designer?.username.toLowerCase();
    if (!designer?.designEdit || !isTheirs) return { kind: 'notFound' };
    return { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: () => ({ title: messages.profileTitle }),
  Component: UserDesign,
};

export default page;
