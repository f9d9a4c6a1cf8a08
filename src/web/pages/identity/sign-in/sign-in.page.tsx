import { formatMessage } from '#shared/messages/format-message.ts';
import { signInMessages } from '#shared/messages/sign-in.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { AccountTokenQueryDocument } from '#web/generated/AccountTokenQuery.ts';
import { type SignInOptionsQuery, SignInOptionsQueryDocument } from '#web/generated/SignInOptionsQuery.ts';
import { SignIn } from './SignIn.tsx';

/** `/m/signin`: the window of signing in as a page, for those who come by an address or without script. */
const page: PageDefinition<SignInOptionsQuery> = {
  queries: () => [
    { document: SignInOptionsQueryDocument, variables: {} },
    { document: AccountTokenQueryDocument, variables: {} },
  ],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: ({ query, site }) => ({
    title:
      query.get('operation') === 'register'
        ? formatMessage(signInMessages.registerPageTitle, { siteName: site.name })
        : signInMessages.signIn,
    canonicalUrl: site.url + buildPath('SignIn'),
  }),
  Component: SignIn,
};

export default page;
