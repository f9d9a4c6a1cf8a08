import { expect, test } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { contentPolicy } from './content-policy.ts';
import { signInSources } from './sign-in-sources.ts';

const google = { OIDC_GOOGLE_CLIENT_ID: 'id', OIDC_GOOGLE_CLIENT_SECRET: 'secret' };
const recaptcha = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' };

function policyOf(settings: Readonly<Record<string, string>>): string {
  const given = { scriptHashes: [], styleHashes: [], frameOrigins: [], isFramable: false, isHttps: true };
  return contentPolicy({ ...given, isDevelopment: false, signIn: signInSources(parseConfig(settings)) });
}

test('a page admits nothing of Google’s unless the operator set it up', () => {
  expect(policyOf({})).not.toContain('google');
  expect(policyOf({})).toContain("script-src 'self';");
});

test('IDEN-4: for the one-tap card the browser may ask one address, and no script of Google’s runs', () => {
  const policy = policyOf(google);
  expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/fedcm.json;");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src 'none';");
});

test('IDEN-6: with reCAPTCHA its script and frames may run, by their folders', () => {
  const policy = policyOf(recaptcha);
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;");
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/');
});
