import { createPrivateKey } from 'node:crypto';
import type { z } from 'zod';
import { allOrNone, ConfigError } from '#platform/config/config-error.ts';
import { text } from '#platform/config/variable-kinds.ts';

/** What Apple gives a developer instead of a secret: a key of the curve P-256 that signs one when it is needed. */
export type AppleKey = {
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS 8 in PEM. */
  readonly privateKey: string;
};

export const appleKeyVariables = {
  OIDC_APPLE_TEAM_ID: text,
  OIDC_APPLE_KEY_ID: text,
  /** PEM as it is, with `\n` for its line ends, or the whole file in base64. */
  OIDC_APPLE_PRIVATE_KEY: text,
};

type Values = z.output<z.ZodObject<typeof appleKeyVariables>>;

/** Undefined if none of the three is set. Throws a ConfigError if only some are, or for another kind of key. */
export function readAppleKey(values: Values): AppleKey | undefined {
  const { OIDC_APPLE_TEAM_ID, OIDC_APPLE_KEY_ID, OIDC_APPLE_PRIVATE_KEY } = values;
  const given = allOrNone({ OIDC_APPLE_TEAM_ID, OIDC_APPLE_KEY_ID, OIDC_APPLE_PRIVATE_KEY });
  if (given === undefined) return undefined;
  const privateKey = pemOf(given.OIDC_APPLE_PRIVATE_KEY);
  if (!isCurveKey(privateKey)) {
    throw new ConfigError('OIDC_APPLE_PRIVATE_KEY', 'must be a private key of the curve P-256 in PEM');
  }
  return { teamId: given.OIDC_APPLE_TEAM_ID, keyId: given.OIDC_APPLE_KEY_ID, privateKey };
}

function pemOf(value: string): string {
  if (value.includes('-----BEGIN')) return value.replaceAll(String.raw`\n`, '\n');
  return Buffer.from(value, 'base64').toString();
}

function isCurveKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
