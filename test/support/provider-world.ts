import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { createWalkingBrowser, type WalkingBrowser } from './walking-browser.ts';
import { type OAuthStandIn, startOAuthProvider } from './oauth-provider.ts';
import { type OpenIdStandIn, startOpenIdProvider } from './open-id-provider.ts';
import { startTestSite, type TestSite } from './test-site.ts';

export type ProviderWorld = {
  readonly site: TestSite;
  readonly google: OpenIdStandIn;
  readonly apple: OpenIdStandIn;
  readonly facebook: OAuthStandIn;
  readonly x: OAuthStandIn;
  readonly browser: () => WalkingBrowser;
  /** Id of the person who is signed in in a browser. */
  readonly personIn: (browser: WalkingBrowser) => Promise<string | undefined>;
  readonly countOf: (table: 'person' | 'session' | 'connection') => Promise<number>;
  readonly close: () => Promise<void>;
};

export const SITE = 'https://stories.example';
const ENTRY = `export async function renderPage() {
  count();
  return { kind: 'redirect', status: 302, location: 'https://elsewhere.example/the-end', routeName: 'X' };
}`;
const TEAM = 'TEAM123456';

/** A site that has all four providers, each a whole server beside it. */
export async function startProviderWorld(settings: Readonly<Record<string, string>> = {}): Promise<ProviderWorld> {
  const at = (segment: string): readonly string[] => [`${SITE}/m/callback/${segment}`];
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const apple = await startOpenIdProvider({
    redirectUris: at('apple'),
    isRightSecret: (secret) => {
      const [header = '', claims = '', signature = ''] = secret.split('.');
      const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
      const text = Buffer.from(`${header}.${claims}`);
      const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
      const isSigned = verify('sha256', text, key, Buffer.from(signature, 'base64url'));
      return isSigned && told['iss'] === TEAM && told['sub'] === 'site' && told['aud'] === apple.origin;
    },
  });
  const google = await startOpenIdProvider({ redirectUris: at('google'), placeOfSecret: 'header' });
  const facebook = await startOAuthProvider('facebook');
  const x = await startOAuthProvider('x');
  const site = await startTestSite(
    ENTRY,
    {},
    {
      OIDC_GOOGLE_ISSUER: google.origin,
      OIDC_GOOGLE_CLIENT_ID: google.clientId,
      OIDC_GOOGLE_CLIENT_SECRET: google.clientSecret,
      OIDC_APPLE_ISSUER: apple.origin,
      OIDC_APPLE_CLIENT_ID: apple.clientId,
      OIDC_APPLE_TEAM_ID: TEAM,
      OIDC_APPLE_KEY_ID: 'KEY1234567',
      OIDC_APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      OAUTH_FACEBOOK_BASE: facebook.origin,
      OAUTH_FACEBOOK_CLIENT_ID: facebook.clientId,
      OAUTH_FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
      OAUTH_X_BASE: x.origin,
      OAUTH_X_CLIENT_ID: x.clientId,
      OAUTH_X_CLIENT_SECRET: x.clientSecret,
      ...settings,
    },
  );
  const { kysely } = site.database;
  let networks = 0;
  return {
    site,
    google,
    apple,
    facebook,
    x,
    browser: () => {
      // Each from a network of its own, so that no limit of one test is another's.
      networks += 1;
      const from = `127.9.${networks >> 8}.${networks & 255}`;
      return createWalkingBrowser(SITE, (path, options) => site.ask(path, { ...options, from }));
    },
    personIn: async (browser) => {
      const hash = createHash('sha256')
        .update(browser.cookie('session') ?? '')
        .digest('hex');
      const row = await kysely
        .selectFrom('session')
        .select('person_id')
        .where('token_hash', '=', hash)
        .executeTakeFirst();
      return row?.person_id;
    },
    countOf: async (table) => {
      const row = await kysely
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    close: async () => {
      await site.close();
      await Promise.all([google, apple, facebook, x].map((provider) => provider.close()));
    },
  };
}
