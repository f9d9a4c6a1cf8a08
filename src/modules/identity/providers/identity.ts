import { parseEmail } from '#shared/identity/email-rule.ts';
import type { Claims } from '#platform/open-id/verify-id-token.ts';
import { providerTitles } from './provider-addresses.ts';
import type { ProviderName } from './provider-name.ts';

/** Who somebody is at a provider. */
export type Identity = {
  readonly provider: ProviderName;
  readonly issuer: string;
  readonly subject: string;
  /** In the one form in which addresses are stored; undefined where the provider gave none that is one. */
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  /** What an account is called that is made of it, at most 50 characters (rule 131); never part of an address. */
  readonly name: string;
  /** What the settings show of the connection. */
  readonly displayName: string;
};

const MOST_NAME = 50;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** What a provider said, in our form. */
export function identityOf(provider: ProviderName, issuer: string, claims: Claims, givenName?: string): Identity {
  const email = parseEmail(claims.email ?? '')?.toLowerCase();
  const told = cleanName(givenName ?? claims.name ?? '');
  return {
    provider,
    issuer,
    subject: claims.subject,
    email,
    isEmailVerified: email !== undefined && claims.isEmailVerified,
    name: told,
    displayName: told || email || providerTitles[provider],
  };
}

function cleanName(name: string): string {
  return [...name.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim().toWellFormed()].slice(0, MOST_NAME).join('').trim();
}
