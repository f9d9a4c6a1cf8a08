import { formatMessage } from '#shared/messages/format-message.ts';
import { tokenMessages as messages } from '#shared/messages/tokens.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { type BadRequest, badRequest, notFound } from '#modules/ground/refusals.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { findApp, type OAuthApp, readAppsOf } from './app.ts';
import { type AppInput, readAppInput } from './app-input.ts';
import { MOST_APPS, prefixes } from './oauth-rules.ts';
import { deleteApp, insertApp, updateApp } from './oauth.store.ts';

type Missing = { readonly type: 'NotFound'; readonly message: string };
/** The secret is told once; null for an app that has none. */
export type MadeApp = { readonly type: 'MadeOAuthApp'; readonly app: OAuthApp; readonly secret: string | null };
export type AppOutcome = MadeApp | BadRequest | Missing;

const missing: Missing = notFound(messages.noApp);
const LOCK = 'select 1 from person where id = $1 for update';

/** Makes an app of the viewer's; one that cannot keep a secret, such as on a phone, gets none. */
export async function createApp(
  context: CommandContext,
  input: AppInput & { readonly isPublic: boolean },
): Promise<AppOutcome> {
  const { personId } = mustOwnAccount(context);
  if (context.viewer?.isEmailVerified !== true) return badRequest(messages.emailNeeded);
  const read = readAppInput(input, input.isPublic);
  if (typeof read === 'string') return badRequest(read);
  return await withTransaction(context, async (inside) => {
    await inside.database.query('oauth_owner_lock', LOCK, [personId]);
    if ((await readAppsOf(inside, personId)).length >= MOST_APPS) {
      return badRequest(formatMessage(messages.tooManyApps, { most: MOST_APPS }));
    }
    const id = createId();
    const secret = input.isPublic ? null : newSecret();
    const now = inside.clock.now();
    await insertApp(inside.database, {
      id,
      owner_id: personId,
      ...columnsOf(read),
      secret_hash: secret === null ? null : hashOfToken(secret),
      created_at: now,
      updated_at: now,
    });
    return await made(inside, id, secret);
  });
}

/** Changes an app of the viewer's. Whether it keeps a secret stays as it was made. */
export async function changeApp(context: CommandContext, appId: string, input: AppInput): Promise<AppOutcome> {
  const { personId } = mustOwnAccount(context);
  const app = await findApp(context, appId);
  if (app?.ownerId !== personId) return missing;
  const read = readAppInput(input, app.secretHash === null);
  if (typeof read === 'string') return badRequest(read);
  const changes = { ...columnsOf(read), updated_at: context.clock.now() };
  const isChanged = await updateApp(context.database, { appId, ownerId: personId }, changes);
  return isChanged ? await made(context, appId, null) : missing;
}

/** Gives an app of the viewer's a new secret; the old one is worth nothing from then on. */
export async function replaceAppSecret(context: CommandContext, appId: string): Promise<AppOutcome> {
  const { personId } = mustOwnAccount(context);
  const app = await findApp(context, appId);
  if (app?.ownerId !== personId) return missing;
  if (app.secretHash === null) return badRequest(messages.noSecret);
  const secret = newSecret();
  const changes = { secret_hash: hashOfToken(secret), updated_at: context.clock.now() };
  await updateApp(context.database, { appId, ownerId: personId }, changes);
  return await made(context, appId, secret);
}

/** Deletes an app of the viewer's, with all that anybody allowed it. False where they have no such app. */
export async function removeApp(context: CommandContext, appId: string): Promise<boolean> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  return await deleteApp(context.database, { appId, ownerId: personId });
}

function newSecret(): string {
  return prefixes.secret + createToken();
}

function columnsOf({ name, description, redirectAddresses }: AppInput) {
  return { name, description, redirect_addresses: [...redirectAddresses] };
}

async function made(context: CommandContext, appId: string, secret: string | null): Promise<AppOutcome> {
  const app = await findApp(context, appId);
  return app === undefined ? missing : { type: 'MadeOAuthApp', app, secret };
}
