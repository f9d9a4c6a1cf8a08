import { accountPageMessages as messages } from '#shared/messages/account-pages.ts';
import { registrationMessages } from '#shared/messages/registration.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useMainPath } from '#web/app/use-main-path.ts';
import type { SignInOptions } from '#web/features/identity/sign-in/sign-in-options.ts';
import { type SignInOptionsQuery, SignInOptionsQueryDocument } from '#web/generated/SignInOptionsQuery.ts';
import { Message } from '#web/parts/frame/Message.tsx';

/** Why there is no way to an account, where there is none (rule 250). */
const WHY_NOT: Readonly<Record<SignInOptions['registration'], string | undefined>> = {
  OPEN: undefined,
  INVITED: undefined,
  INVITATION: registrationMessages.invitationNeeded,
  CLOSED: registrationMessages.closed,
};

/** Where signing in ends that leads to no account, with the ways to go on that there are. */
function UnrecognizedAccount() {
  const { data } = useQuery(SignInOptionsQueryDocument);
  const pathOf = useMainPath();
  const signIn = pathOf('SignIn', { operation: 'login' });
  const register = pathOf('SignIn', { operation: 'register' });
  const whyNot = WHY_NOT[data?.signInOptions.registration ?? 'OPEN'];
  const text = whyNot === undefined ? messages.unrecognizedText : `${messages.unrecognizedText} ${whyNot}`;
  return (
    <Message title={messages.unrecognizedTitle} text={text}>
      {signIn !== undefined && <Link to={signIn}>{messages.signInDifferently}</Link>}
      {register !== undefined && whyNot === undefined && <Link to={register}>{messages.createAccount}</Link>}
    </Message>
  );
}

const page: PageDefinition<SignInOptionsQuery> = {
  queries: () => [{ document: SignInOptionsQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: messages.unrecognizedTitle }),
  Component: UnrecognizedAccount,
};

export default page;
