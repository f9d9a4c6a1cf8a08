import { accountPageMessages as messages } from '#shared/messages/account-pages.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useMainPath } from '#web/app/use-main-path.ts';
import { Message } from '#web/parts/frame/Message.tsx';

/** Where signing in ends that leads to no account, with two ways to go on. */
function UnrecognizedAccount() {
  const pathOf = useMainPath();
  const signIn = pathOf('SignIn', { operation: 'login' });
  const register = pathOf('SignIn', { operation: 'register' });
  return (
    <Message title={messages.unrecognizedTitle} text={messages.unrecognizedText}>
      {signIn !== undefined && <Link to={signIn}>{messages.signInDifferently}</Link>}
      {register !== undefined && <Link to={register}>{messages.createAccount}</Link>}
    </Message>
  );
}

const page: PageDefinition = {
  queries: () => [],
  outcome: () => ({ kind: 'show', robots: 'noindex' }),
  head: () => ({ title: messages.unrecognizedTitle }),
  Component: UnrecognizedAccount,
};

export default page;
