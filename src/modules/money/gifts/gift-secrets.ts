import { createHmac, randomBytes } from 'node:crypto';
import { giftCodeOf } from '#shared/membership/gift-codes.ts';
import { openSealed, seal } from '#platform/secrets/seal.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

type Means = Pick<CommandContext, 'secrets'>;

/** Enough for a code, and few. */
const BYTES = 12;

/** A code that nobody can guess, with what of it is kept (rule 100). */
export function makeGiftCode(means: Means, codeId: string): { readonly hash: string; readonly sealed: string } {
  const code = giftCodeOf(randomBytes(BYTES));
  return { hash: hashOfGiftCode(means, code), sealed: seal(means.secrets, sealedFor(codeId), Buffer.from(code)) };
}

/** By which a code is found again: nobody who gets the table can try codes out. */
export function hashOfGiftCode({ secrets }: Means, code: string): string {
  return createHmac('sha256', secrets.standing('gift code')).update(code).digest('base64url');
}

/** The code as it was made, for its buyer's card and for mails. Throws where the site's secret is another one now. */
export function openGiftCode(
  { secrets }: Means,
  { id, sealed }: { readonly id: string; readonly sealed: string },
): string {
  return openSealed(secrets, sealedFor(id), sealed).toString();
}

function sealedFor(codeId: string) {
  return { purpose: 'gift code at rest', owner: codeId };
}
