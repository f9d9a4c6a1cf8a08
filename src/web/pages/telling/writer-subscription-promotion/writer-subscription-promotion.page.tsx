import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterPageMessages as messages } from '#shared/messages/newsletters.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { VisitorFollow } from '#web/features/people/follows/VisitorFollow.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { profileHead } from '#web/features/people/people/profile-head.ts';
import { IssueArchive } from '#web/features/telling/newsletters/IssueArchive.tsx';
import { NewsletterIntro } from '#web/features/telling/newsletters/NewsletterIntro.tsx';
import { SignUp } from '#web/features/telling/newsletters/SignUp.tsx';
import { PersonRelationQueryDocument } from '#web/generated/PersonRelationQuery.ts';
import {
  type WriterNewsletterPageQuery,
  WriterNewsletterPageQueryDocument,
} from '#web/generated/WriterNewsletterPageQuery.ts';
import { WriterNewsletterRelationQueryDocument } from '#web/generated/WriterNewsletterRelationQuery.ts';
import { Message } from '#web/parts/frame/Message.tsx';
import { Prompt } from '#web/parts/frame/Prompt.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';

type PageProps = { readonly route: RouteMatch; readonly query: URLSearchParams };
const variablesOf = ({ params }: RouteMatch) => ({ username: params.username ?? '' });
const pageVariables = (route: RouteMatch, query: URLSearchParams) => ({ ...variablesOf(route), to: cursorOf(query) });

function WriterNewsletter({ route, query }: PageProps) {
  const parts = useSignedInParts();
  const { data } = useQuery(WriterNewsletterPageQueryDocument, { variables: pageVariables(route, query) });
  const own = useQuery(WriterNewsletterRelationQueryDocument, { variables: variablesOf(route), isSkipped: !parts });
  const writer = data?.userResult;
  if (writer === undefined || writer.__typename === 'NotFound') return null;
  if (writer.__typename !== 'User') return <Message {...peopleMessages[writer.__typename]} />;
  const { id, name, username, imageId, newsletter } = writer;
  const picture = <NamedAvatar name={name} imageId={imageId} size="L" />;
  if (newsletter === null) {
    return (
      <StackedPage title={formatMessage(messages.writerTitle, { name })} before={picture}>
        <Prompt text={formatMessage(messages.noneOfWriter, { name })}>
          {parts ? (
            <parts.PersonActions person={{ id, name, username }} />
          ) : (
            <VisitorFollow name={name} target={{ user: id }} redirect={buildPath('FollowUser', { username })} />
          )}
        </Prompt>
        <Link to={personPath(username)}>{formatMessage(messages.visit, { name })}</Link>
      </StackedPage>
    );
  }
  return (
    <StackedPage title={newsletter.name} before={picture}>
      <div>
        <NewsletterIntro newsletter={newsletter} />
        <SignUp newsletter={newsletter} relation={own.data?.user?.newsletter} said={query.get('tab')} />
      </div>
      <IssueArchive
        document={WriterNewsletterPageQueryDocument}
        variables={variablesOf(route)}
        select={({ userResult }: WriterNewsletterPageQuery) =>
          userResult.__typename === 'User' ? userResult.newsletter?.archive : undefined
        }
      />
    </StackedPage>
  );
}

/** `/@{username}/subscribe`: where one subscribes to a writer (NEWS-7). */
const page: PageDefinition<WriterNewsletterPageQuery> = {
  queries: (route, query) => [{ document: WriterNewsletterPageQueryDocument, variables: pageVariables(route, query) }],
  signedInQueries: (route) => [
    { document: PersonRelationQueryDocument, variables: variablesOf(route) },
    { document: WriterNewsletterRelationQueryDocument, variables: variablesOf(route) },
  ],
  outcome: ({ data: { userResult } }) => {
    if (userResult.__typename === 'NotFound') return { kind: 'notFound' };
    return userResult.__typename === 'User' ? { kind: 'show' } : { kind: 'show', status: 410, robots: 'noindex' };
  },
  head: ({ data: { userResult }, route, site }) => {
    if (userResult.__typename === 'NotFound') return { title: '' };
    if (userResult.__typename !== 'User') return { title: peopleMessages[userResult.__typename].title };
    const title = userResult.newsletter?.name ?? formatMessage(messages.writerTitle, { name: userResult.name });
    return profileHead(userResult, title, route.path, site.url);
  },
  Component: WriterNewsletter,
};

export default page;
