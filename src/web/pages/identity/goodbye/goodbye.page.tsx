import { accountPageMessages as messages } from '#shared/messages/account-pages.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useMainPath } from '#web/app/use-main-path.ts';
import { Message } from '#web/parts/frame/Message.tsx';

/** Where closing an account ends, and how it comes back (rule 143). */
function Goodbye() {
  const pathOf = useMainPath();
  const signIn = pathOf('SignIn', { operation: 'login' });
  return (
    <Message title={messages.goodbyeTitle} text={messages.goodbyeText}>
      {signIn !== undefined && <Link to={signIn}>{messages.signIn}</Link>}
      <Link to={pathOf('ShowHome') ?? '/'}>{messages.backHome}</Link>
    </Message>
  );
}

const page: PageDefinition = {
  queries: () => [],
  outcome: () => ({ kind: 'show', robots: 'noindex' }),
  head: () => ({ title: messages.goodbyeTitle }),
  Component: Goodbye,
};

export default page;
