import type { ComponentType } from 'react';
import { peopleMessages } from '#shared/messages/people.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import type { ProfileHeader } from '#web/generated/fragments.ts';
import { PersonRelationQueryDocument } from '#web/generated/PersonRelationQuery.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { Message } from '#web/parts/frame/Message.tsx';
import { profileHead } from './profile-head.ts';
import { ProfileFrame } from './ProfileFrame.tsx';

type Missing = { readonly __typename: 'NotFound' | 'AccountDeleted' | 'AccountSuspended' };
export type ProfileAnswer = { readonly userResult: ProfileHeader | Missing };

/** The person of an answer, with what its document asks beyond the header. */
export type PersonOf<Data extends ProfileAnswer> = Extract<Data['userResult'], { readonly __typename: 'User' }>;

export type ProfileContentProps<Data extends ProfileAnswer> = {
  readonly person: PersonOf<Data>;
  /** Without the cursor. */
  readonly variables: { readonly username: string };
  readonly route: RouteMatch;
};

type ProfilePageOptions<Data extends ProfileAnswer> = {
  readonly document: TypedDocument<Data, never>;
  /** True where the document takes a cursor. */
  readonly isPaged?: boolean;
  /** What the document takes beside the person and the cursor. */
  readonly variablesOf?: (query: URLSearchParams) => Readonly<Record<string, string | number>>;
  /** Of the page of a person of that name. */
  readonly title: (name: string, route: RouteMatch) => string;
  readonly Content: ComponentType<ProfileContentProps<Data>>;
};

/** The person of an address. */
const personOf = (route: RouteMatch) => ({ username: route.params.username ?? '' });

/** One page of a person's profile: they differ in their document, their title and what stands below the tabs. */
export function profilePage<Data extends ProfileAnswer>(options: ProfilePageOptions<Data>): PageDefinition<Data> {
  const { document, isPaged = false, title, Content } = options;
  const typed = document as TypedDocument<Data, Readonly<Record<string, unknown>>>;
  const variablesOf = (route: RouteMatch, query: URLSearchParams) => ({
    ...personOf(route),
    ...options.variablesOf?.(query),
  });
  const allVariables = (route: RouteMatch, query: URLSearchParams) =>
    isPaged ? { ...variablesOf(route, query), to: cursorOf(query) } : variablesOf(route, query);

  function ProfilePage({ route, query }: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
    const { data } = useQuery(typed, { variables: allVariables(route, query) });
    const result = data?.userResult;
    if (result === undefined || result.__typename === 'NotFound') return null;
    if (result.__typename !== 'User') return <Message {...peopleMessages[result.__typename]} />;
    return (
      <ProfileFrame person={result}>
        <Content person={result as PersonOf<Data>} variables={variablesOf(route, query)} route={route} />
      </ProfileFrame>
    );
  }

  return {
    queries: (route, query) => [{ document: typed, variables: allVariables(route, query) }],
    signedInQueries: (route) => [{ document: PersonRelationQueryDocument, variables: personOf(route) }],
    outcome: ({ data }) => {
      const { __typename } = data.userResult;
      if (__typename === 'NotFound') return { kind: 'notFound' };
      // Gone for good, or until an appeal (rule 13).
      return __typename === 'User' ? { kind: 'show' } : { kind: 'show', status: 410, robots: 'noindex' };
    },
    head: ({ data, route, site }) => {
      const result = data.userResult;
      if (result.__typename === 'NotFound') return { title: '' };
      if (result.__typename !== 'User') return { title: peopleMessages[result.__typename].title };
      return profileHead(result, title(result.name, route), route.path, site.url);
    },
    Component: ProfilePage,
  };
}
