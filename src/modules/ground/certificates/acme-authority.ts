import { setTimeout as wait } from 'node:timers/promises';
import { AuthorityKeyIdentifierExtension, X509Certificate } from '@peculiar/x509';
import { axios, Client, crypto } from 'acme-client';
import { z } from 'zod';
import { refuseInQuarantine } from '#platform/quarantine/quarantine.ts';
import { openSealed, seal } from '#platform/secrets/seal.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Authority, IssuedCertificate, RenewalWindow } from './authority.ts';
import { ACCOUNT_PURPOSE } from './seal-key.ts';

const SECOND = 1_000;
/** An authority that has not answered an order by then has not made a certificate. */
const PATIENCE = 180 * SECOND;
const CHALLENGE_LIFE = 3_600 * SECOND;
const ANSWER_PATIENCE = 20 * SECOND;
const MOST_BYTES = 65_536;

// The client would ask five times within more than a minute, also for a wish: the next minute asks again anyway.
const settings: unknown = Reflect.get(axios.defaults, 'acmeSettings');
if (typeof settings === 'object' && settings !== null) {
  Object.assign(settings, { retryMaxAttempts: 1, retryDefaultDelay: 2 });
}

const directoryShape = z.object({ renewalInfo: z.url().optional() });
const renewalShape = z.object({ suggestedWindow: z.object({ start: z.coerce.date(), end: z.coerce.date() }) });

/**
 * The authority at `directoryUrl`, by ACME (RFC 8555) with the challenge that is read over http, and its wishes for
 * renewal (RFC 9773).
 */
export function openAcmeAuthority(context: CommandContext, directoryUrl: string): Authority {
  let knownRenewalUrl: Promise<string | undefined> | undefined;
  const renewalUrl = () => {
    knownRenewalUrl ??= readJson(directoryUrl, directoryShape).then(({ value }) => value.renewalInfo);
    knownRenewalUrl.catch(() => (knownRenewalUrl = undefined));
    return knownRenewalUrl;
  };

  async function order(name: string, replaced: string | null): Promise<IssuedCertificate> {
    // Who is away is found away at once; the client itself would try for minutes.
    const renewal = await renewalUrl();
    const client = await openClient(context, directoryUrl);
    const identifiers = [{ type: 'dns', value: name }];
    const replaces = replaced === null || renewal === undefined ? undefined : certificateId(replaced);
    // What says that it takes the place of another is free of an authority's limits. One that knows no such place refuses.
    const inPlace = { identifiers, replaces };
    const made =
      replaces === undefined
        ? await client.createOrder({ identifiers })
        : await client.createOrder(inPlace).catch(() => client.createOrder({ identifiers }));
    for (const authorization of await client.getAuthorizations(made)) {
      if (authorization.status === 'valid') continue;
      const challenge = authorization.challenges.find(({ type }) => type === 'http-01');
      if (challenge === undefined) throw new Error('The authority offers no challenge over http.');
      await keepChallenge(context, challenge.token, await client.getChallengeKeyAuthorization(challenge));
      await client.completeChallenge(challenge);
      await client.waitForValidStatus(challenge);
    }
    const [privateKey, request] = await crypto.createCsr({ altNames: [name] }, await crypto.createPrivateEcdsaKey());
    const finished = await client.finalizeOrder(made, request);
    return { chain: await client.getCertificate(finished), privateKey: privateKey.toString() };
  }

  return {
    issue: async (name, replaced) => {
      refuseInQuarantine('the certificate authority');
      const late = new AbortController();
      const gaveUp = wait(PATIENCE, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error('The authority did not answer in time.');
      });
      gaveUp.catch(() => undefined);
      return Promise.race([order(name, replaced), gaveUp]).finally(() => late.abort());
    },
    isRenewalFree: async () => (await renewalUrl().catch(() => undefined)) !== undefined,
    renewalWindow: async (chain) => {
      const url = await renewalUrl().catch(() => undefined);
      if (url === undefined) return undefined;
      const read = await readJson(`${url}/${certificateId(chain)}`, renewalShape).catch(() => undefined);
      return read && windowOf(read, context.clock.now());
    },
  };
}

type Read<Shape extends z.ZodType> = { readonly value: z.output<Shape>; readonly retryAfter: string | undefined };

async function readJson<Shape extends z.ZodType>(url: string, shape: Shape): Promise<Read<Shape>> {
  refuseInQuarantine('the certificate authority');
  const limits = { timeout: ANSWER_PATIENCE, maxContentLength: MOST_BYTES, maxRedirects: 0 };
  const { data, headers } = await axios.get<unknown>(url, limits);
  const retryAfter: unknown = headers['retry-after'];
  return { value: shape.parse(data), retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined };
}

function windowOf({ value, retryAfter }: Read<typeof renewalShape>, now: Date): RenewalWindow | undefined {
  const { start, end } = value.suggestedWindow;
  if (end <= start) return undefined;
  const seconds = /^\d{1,7}$/.test(retryAfter ?? '') ? Number(retryAfter) : 6 * 3_600;
  return { start, end, lookAgainAt: new Date(now.getTime() + seconds * SECOND) };
}

/** As authorities name a certificate: the key that signed it and its number, both in base64url (RFC 9773). */
export function certificateId(chain: string): string {
  const certificate = new X509Certificate(chain);
  const keyId = certificate.getExtension(AuthorityKeyIdentifierExtension)?.keyId ?? '';
  // The number as it stands in the certificate, where a first bit that is set has a zero before it.
  const number = /^[89a-f]/i.test(certificate.serialNumber)
    ? `00${certificate.serialNumber}`
    : certificate.serialNumber;
  return [keyId, number].map((hex) => Buffer.from(hex, 'hex').toString('base64url')).join('.');
}

async function keepChallenge({ database, clock }: CommandContext, token: string, answer: string): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + CHALLENGE_LIFE);
  const values = { token, key_authorization: answer, expires_at };
  const kept = database.kysely.insertInto('acme_challenge').values(values);
  await kept.onConflict((at) => at.column('token').doUpdateSet({ key_authorization: answer, expires_at })).execute();
}

/** How often an order is looked at, in milliseconds, until PATIENCE is over. */
const patience = { backoffAttempts: 30, backoffMin: 1_000, backoffMax: 10_000 };

async function openClient(context: CommandContext, directoryUrl: string): Promise<Client> {
  const account = await openAccount(context, directoryUrl);
  const accountUrl = account.url === null ? {} : { accountUrl: account.url };
  const client = new Client({ directoryUrl, accountKey: account.key, ...patience, ...accountUrl });
  if (account.url === null) {
    await makeAccount(client);
    const { kysely } = context.database;
    const url = { account_url: client.getAccountUrl() };
    await kysely.updateTable('acme_account').set(url).where('directory_url', '=', directoryUrl).execute();
  }
  return client;
}

/** Of two first orders at once the second finds the account made: it is known by then, and has nothing to change in it. */
async function makeAccount(client: Client): Promise<void> {
  try {
    await client.createAccount({ termsOfServiceAgreed: true });
  } catch (error) {
    if (!isAccountKnown(client)) throw error;
  }
}

function isAccountKnown(client: Client): boolean {
  try {
    return client.getAccountUrl() !== '';
  } catch {
    return false;
  }
}

/** The key is there before the authority hears of it: whoever is cut off in between is known by it again. */
async function openAccount({ database, secrets, clock }: CommandContext, directoryUrl: string) {
  const sealing = { purpose: ACCOUNT_PURPOSE, owner: directoryUrl };
  const find = () =>
    database.kysely.selectFrom('acme_account').selectAll().where('directory_url', '=', directoryUrl).executeTakeFirst();
  if ((await find()) === undefined) {
    const sealed_key = seal(secrets, sealing, await crypto.createPrivateEcdsaKey());
    const values = { directory_url: directoryUrl, sealed_key, account_url: null, created_at: clock.now() };
    await database.kysely
      .insertInto('acme_account')
      .values(values)
      .onConflict((at) => at.doNothing())
      .execute();
  }
  const account = await find();
  if (account === undefined) throw new Error('The account with the authority is gone.');
  return { key: openSealed(secrets, sealing, account.sealed_key), url: account.account_url };
}
