import { readSignInConfig } from '#shared/identity/sign-in-config.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { signInMessages } from '#shared/messages/sign-in.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { AccountTokenQueryDocument } from '#web/generated/AccountTokenQuery.ts';
import { type SignInOptionsQuery, SignInOptionsQueryDocument } from '#web/generated/SignInOptionsQuery.ts';
import { SignInSubjectsQueryDocument } from '#web/generated/SignInSubjectsQuery.ts';
import { subjectVariables } from '#web/features/identity/sign-in/sign-in-subjects.ts';
import { SignIn } from './SignIn.tsx';

/** `/m/signin`: the window of signing in as a page, for those who come by an address or without script. */
const page: PageDefinition<SignInOptionsQuery> = {
  queries: (_route, query) => {
    const about = subjectVariables(readSignInConfig(query));
    return [
      { document: SignInOptionsQueryDocument, variables: {} },
      { document: AccountTokenQueryDocument, variables: {} },
      ...(about === undefined ? [] : [{ document: SignInSubjectsQueryDocument, variables: about }]),
    ];
  },
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
