import { formatMessage } from '#shared/messages/format-message.ts';
import { tokenMessages } from '#shared/messages/tokens.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type AuthorizeAppPageQuery, AuthorizeAppPageQueryDocument } from '#web/generated/AuthorizeAppPageQuery.ts';
import { AuthorizeApp } from './AuthorizeApp.tsx';

/** `/m/oauth/authorize`: somebody's app asks to act for the viewer (IDEN-12). */
const page: PageDefinition<AuthorizeAppPageQuery> = {
  queries: (_route, query) => [{ document: AuthorizeAppPageQueryDocument, variables: { query: query.toString() } }],
  outcome: ({ data }) =>
    data.oauthAuthorization
      ? {
          kind: 'show',
          robots: 'noindex',
          isCacheable: false,
          status: 'message' in data.oauthAuthorization ? 400 : 200,
        }
      : { kind: 'notFound' },
  head: ({ data: { oauthAuthorization: asked }, site }) => ({
    title:
      asked && 'name' in asked
        ? formatMessage(tokenMessages.authorizeTitle, { app: asked.name })
        : tokenMessages.badRequestTitle,
    canonicalUrl: site.url + buildPath('AuthorizeApp'),
  }),
  Component: AuthorizeApp,
};

export default page;
