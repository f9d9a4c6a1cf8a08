import { tokenMessages as messages } from '#shared/messages/tokens.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { readAppsOf } from './app.ts';
import { endAuthorizedApp, readAuthorizedApps } from './authorized-apps.ts';
import { type AppOutcome, changeApp, createApp, removeApp, replaceAppSecret } from './change-apps.ts';
import { decideAuthorization } from './decide-authorization.ts';
import { readAuthorization } from './read-authorization.ts';
import { placeOf } from './redirect-address.ts';

/** The part of the schema in `oauth.graphql`. */
export const oauthGraph = {
  Query: {
    oauthAuthorization: (_root, { query }, { command }) => {
      mustOwnAccount(command, { whileSuspended: true });
      return readAuthorization(command, query);
    },
  },
  User: {
    oauthApps: (person, _arguments, { viewer, command }) => {
      mustBeSelf(viewer, person.id);
      mustOwnAccount(command, { whileSuspended: true });
      return readAppsOf(command, person.id);
    },
    authorizedApps: (person, _arguments, { viewer, command }) => {
      mustBeSelf(viewer, person.id);
      return readAuthorizedApps(command);
    },
  },
  Mutation: {
    createOAuthApp: async (_root, { input, isPublic }, context) =>
      withViewer(context, await createApp(context.command, { ...input, isPublic })),
    updateOAuthApp: async (_root, { appId, input }, context) =>
      withViewer(context, await changeApp(context.command, appId, input)),
    replaceOAuthAppSecret: async (_root, { appId }, context) =>
      withViewer(context, await replaceAppSecret(context.command, appId)),
    deleteOAuthApp: async (_root, { appId }, context) => ended(context, await removeApp(context.command, appId)),
    endAppAuthorization: async (_root, { appId }, context) =>
      ended(context, await endAuthorizedApp(context.command, appId)),
    authorizeApp: (_root, { query, isAllowed }, { command }) => decideAuthorization(command, { query, isAllowed }),
  },
  OAuthApp: { isPublic: ({ secretHash }) => secretHash === null },
  AuthorizationRequest: {
    name: ({ app }) => app.name,
    description: ({ app }) => app.description,
    ownerUsername: ({ app }) => app.ownerUsername,
    host: ({ redirectAddress }) => placeOf(redirectAddress) ?? null,
  },
} satisfies Resolvers;

type Context = Parameters<typeof readPersonAnew>[0] & { readonly viewer: { readonly personId: string } | null };

const viewerOf = (context: Context) => readPersonAnew(context, context.viewer?.personId ?? '');

async function withViewer(context: Context, outcome: AppOutcome) {
  return outcome.type === 'MadeOAuthApp' ? { ...outcome, viewer: await viewerOf(context) } : outcome;
}

async function ended(context: Context, isEnded: boolean) {
  return isEnded ? { type: 'EndedApp' as const, viewer: await viewerOf(context) } : notFound(messages.noApp);
}
