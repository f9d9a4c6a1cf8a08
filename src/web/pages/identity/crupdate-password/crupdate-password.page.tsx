import { passwordPageMessages } from '#shared/messages/sign-in.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type PasswordPageQuery, PasswordPageQueryDocument } from '#web/generated/PasswordPageQuery.ts';
import { SetPassword } from './SetPassword.tsx';

/** `/password`: creates or changes the viewer's password; everybody else signs in first, by a link of a mail for one. */
const page: PageDefinition<PasswordPageQuery> = {
  queries: () => [{ document: PasswordPageQueryDocument, variables: {} }],
  outcome: ({ data }) =>
    data.viewer === null
      ? {
          kind: 'redirect',
          location: buildPath('SignIn', {}, { operation: 'login', redirect: buildPath('ShowPassword') }),
          isTemporary: true,
        }
      : { kind: 'show', robots: 'noindex', isCacheable: false },
  head: ({ data, site }) => ({
    title:
      data.viewer?.security?.hasPassword === true ? passwordPageMessages.changeTitle : passwordPageMessages.createTitle,
    canonicalUrl: site.url + buildPath('ShowPassword'),
  }),
  Component: SetPassword,
};

export default page;
