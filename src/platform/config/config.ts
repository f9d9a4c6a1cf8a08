import { z } from 'zod';
import { ConfigError } from '#platform/config/config-error.ts';
import { domainVariables, readDomainSettings } from '#platform/config/domain-settings.ts';
import type { DomainSettings } from '#platform/config/domain-settings.ts';
import { type EdgeSettings, edgeVariables, readEdgeSettings } from '#platform/config/edge-settings.ts';
import { mailVariables, readMailSettings } from '#platform/config/mail-settings.ts';
import type { MailSettings } from '#platform/config/mail-settings.ts';
import { outletVariables, readOutletSettings } from '#platform/config/outlet-settings.ts';
import type { OutletSettings } from '#platform/config/outlet-settings.ts';
import { providerVariables, readProviderSettings } from '#platform/config/provider-settings.ts';
import type { ProviderSettings } from '#platform/config/provider-settings.ts';
import { readServerSettings, serverVariables } from '#platform/config/server-settings.ts';
import type { ServerSettings } from '#platform/config/server-settings.ts';
import { readSignInSettings, signInVariables } from '#platform/config/sign-in-settings.ts';
import type { SignInSettings } from '#platform/config/sign-in-settings.ts';
import { readStorageSettings, storageVariables } from '#platform/config/storage-settings.ts';
import type { StorageSettings } from '#platform/config/storage-settings.ts';

/** All settings of the environment, read once at start. */
export type Config = ServerSettings &
  StorageSettings &
  MailSettings &
  ProviderSettings &
  EdgeSettings &
  OutletSettings &
  DomainSettings & { readonly signIn: SignInSettings };

const variables = z.object({
  ...serverVariables,
  ...storageVariables,
  ...mailVariables,
  ...providerVariables,
  ...outletVariables,
  ...domainVariables,
  ...edgeVariables,
  ...signInVariables,
});

/** Values of these may be secrets or carry passwords: an error never repeats them. */
const SECRET = /SECRET|KEY|PASSPHRASE|HEADERS|_URLS?$|_DSN$/;

/**
 * Reads the environment; an empty variable counts as unset.
 * Throws a ConfigError about the first variable that is set and wrong.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  // A clock left over from a test must not stop or distort a real site.
  if (given['NODE_ENV'] !== 'test') delete given['FAKE_CLOCK'];
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw complaint(parsed.error, given);
  const server = readServerSettings(parsed.data);
  const storage = readStorageSettings(parsed.data);
  return {
    ...server,
    ...storage,
    ...readMailSettings(parsed.data, storage.smtpUrl),
    ...readProviderSettings(parsed.data),
    ...readEdgeSettings(parsed.data),
    ...readOutletSettings(parsed.data),
    ...readDomainSettings(parsed.data, server.siteUrl),
    signIn: readSignInSettings(parsed.data),
  };
}

function complaint(error: z.ZodError, given: Readonly<Record<string, string | undefined>>): ConfigError {
  const [issue] = error.issues;
  const variable = String(issue?.path[0]);
  const shown = SECRET.test(variable) ? '' : `, but it is "${given[variable]}"`;
  return new ConfigError(variable, `${issue?.message}${shown}`);
}

export { ConfigError };
