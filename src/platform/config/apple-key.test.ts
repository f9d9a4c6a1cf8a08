import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const pem = (namedCurve: string): string =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const PEM = pem('P-256');
const KEY = { OIDC_APPLE_CLIENT_ID: 'site', OIDC_APPLE_TEAM_ID: 'TEAM', OIDC_APPLE_KEY_ID: 'KEY' };

test.each([PEM, PEM.replaceAll('\n', String.raw`\n`), Buffer.from(PEM).toString('base64')])(
  'the key of Apple is read however it is written',
  (value) => {
    const { apple } = parseConfig({ ...KEY, OIDC_APPLE_PRIVATE_KEY: value }).signIn;
    expect(apple).toMatchObject({ clientId: 'site', clientSecret: '' });
    expect(apple?.signingKey).toEqual({ teamId: 'TEAM', keyId: 'KEY', privateKey: PEM });
  },
);

test('a key by halves, of another kind, or without a client stops the start, and is never repeated', () => {
  expect(() => parseConfig(KEY)).toThrow('OIDC_APPLE_PRIVATE_KEY must be set');
  expect(() => parseConfig({ ...KEY, OIDC_APPLE_PRIVATE_KEY: 'rubbish' })).toThrow(/^OIDC_APPLE_PRIVATE_KEY must be a/);
  expect(() => parseConfig({ ...KEY, OIDC_APPLE_PRIVATE_KEY: pem('P-384') })).toThrow('P-256');
  expect(() => parseConfig({ ...KEY, OIDC_APPLE_CLIENT_ID: '', OIDC_APPLE_PRIVATE_KEY: PEM })).toThrow(
    'OIDC_APPLE_CLIENT_ID must be set',
  );
  expect(parseConfig({}).signIn.apple).toBeUndefined();
});
