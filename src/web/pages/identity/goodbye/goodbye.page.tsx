import { accountPageMessages as messages } from '#shared/messages/account-pages.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useMainPath } from '#web/app/use-main-path.ts';
import { Message } from '#web/parts/frame/Message.tsx';
import { type ViewerQuery, ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';

/** Where closing an account ends, and how it comes back (rule 143); whoever is signed in has not closed theirs. */
function Goodbye() {
  const pathOf = useMainPath();
  const signIn = pathOf('SignIn', { operation: 'login' });
  const { data } = useQuery(ViewerQueryDocument);
  if (data?.viewer)
    return (
      <Message title={messages.stillHereTitle} text={messages.stillHereText}>
        <Link to={pathOf('ShowSettings') ?? '/'}>{messages.settings}</Link>
        <Link to={pathOf('ShowHome') ?? '/'}>{messages.backHome}</Link>
      </Message>
    );
  return (
    <Message title={messages.goodbyeTitle} text={messages.goodbyeText}>
      {signIn !== undefined && <Link to={signIn}>{messages.signIn}</Link>}
      <Link to={pathOf('ShowHome') ?? '/'}>{messages.backHome}</Link>
    </Message>
  );
}

const page: PageDefinition<ViewerQuery> = {
  queries: () => [{ document: ViewerQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex' }),
  head: ({ data }) => ({ title: data.viewer ? messages.stillHereTitle : messages.goodbyeTitle }),
  Component: Goodbye,
};

export default page;
