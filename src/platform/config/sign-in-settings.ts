import type { z } from 'zod';
import { type AppleKey, appleKeyVariables, readAppleKey } from '#platform/config/apple-key.ts';
import { allOrNone } from '#platform/config/config-error.ts';
import { text, webAddress } from '#platform/config/variable-kinds.ts';

/** An outside sign-in method; `issuer` (OpenID) or `base` (OAuth) may point at a stand-in. */
export type SignInMethod = {
  readonly address: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Set if the secret is a token that we sign ourselves (Apple); `clientSecret` is then empty. */
  readonly signingKey?: AppleKey | undefined;
};

/** The methods we offer: those whose keys are set. */
export type SignInSettings = {
  readonly google: SignInMethod | undefined;
  readonly apple: SignInMethod | undefined;
  readonly facebook: SignInMethod | undefined;
  readonly x: SignInMethod | undefined;
};

export const signInVariables = {
  OIDC_GOOGLE_ISSUER: webAddress,
  OIDC_GOOGLE_CLIENT_ID: text,
  OIDC_GOOGLE_CLIENT_SECRET: text,
  OIDC_APPLE_ISSUER: webAddress,
  OIDC_APPLE_CLIENT_ID: text,
  OIDC_APPLE_CLIENT_SECRET: text,
  ...appleKeyVariables,
  OAUTH_FACEBOOK_BASE: webAddress,
  OAUTH_FACEBOOK_CLIENT_ID: text,
  OAUTH_FACEBOOK_CLIENT_SECRET: text,
  OAUTH_X_BASE: webAddress,
  OAUTH_X_CLIENT_ID: text,
  OAUTH_X_CLIENT_SECRET: text,
};

type Values = z.output<z.ZodObject<typeof signInVariables>>;

/** Throws a ConfigError when a method has an id and no secret, or the other way round. */
export function readSignInSettings(values: Values): SignInSettings {
  const method = (prefix: MethodPrefix, address: string): SignInMethod | undefined => {
    const id = `${prefix}_CLIENT_ID` as const;
    const secret = `${prefix}_CLIENT_SECRET` as const;
    const keys = allOrNone<string>({ [id]: values[id], [secret]: values[secret] });
    return keys && { address, clientId: keys[id] ?? '', clientSecret: keys[secret] ?? '' };
  };
  const signingKey = readAppleKey(values);
  // The key replaces the secret, which is then neither needed nor used.
  const apple = (address: string): SignInMethod | undefined => {
    if (signingKey === undefined) return method('OIDC_APPLE', address);
    const keys = allOrNone({
      OIDC_APPLE_CLIENT_ID: values.OIDC_APPLE_CLIENT_ID,
      OIDC_APPLE_PRIVATE_KEY: values.OIDC_APPLE_PRIVATE_KEY,
    });
    return { address, clientId: keys?.OIDC_APPLE_CLIENT_ID ?? '', clientSecret: '', signingKey };
  };
  return {
    google: method('OIDC_GOOGLE', values.OIDC_GOOGLE_ISSUER ?? 'https://accounts.google.com'),
    apple: apple(values.OIDC_APPLE_ISSUER ?? 'https://appleid.apple.com'),
    facebook: method('OAUTH_FACEBOOK', values.OAUTH_FACEBOOK_BASE ?? 'https://graph.facebook.com'),
    x: method('OAUTH_X', values.OAUTH_X_BASE ?? 'https://api.x.com'),
  };
}

type MethodPrefix = 'OIDC_GOOGLE' | 'OIDC_APPLE' | 'OAUTH_FACEBOOK' | 'OAUTH_X';
