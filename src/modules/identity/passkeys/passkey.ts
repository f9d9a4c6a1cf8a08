import type { Busy } from '#modules/ground/busy.ts';
import type { BadRequest } from '#modules/ground/refusals.ts';
import type { Expired } from '#modules/identity/two-factor/finish-second-step.ts';

/** A passkey as its owner sees it. */
export type Passkey = {
  readonly id: string;
  readonly name: string;
  /** True where the authenticator keeps it on several devices. */
  readonly isBackedUp: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** EdDSA, ES256 and RS256 by their COSE numbers: what authenticators have, and what this runtime checks for good. */
export const ALGORITHMS = [-8, -7, -257];

export const MAX_PASSKEYS = 20;
export const MAX_NAME_LENGTH = 60;

/** What of an answer's text is looked at at most. */
export const MAX_RESPONSE_LENGTH = 20_000;

/** A JSON text for the browser's `navigator.credentials`. */
type PasskeyOptions = { readonly type: 'PasskeyOptions'; readonly json: string };
export type PasskeyOptionsOutcome = PasskeyOptions | BadRequest | Expired | Busy;
