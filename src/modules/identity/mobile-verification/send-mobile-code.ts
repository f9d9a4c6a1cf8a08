import { randomInt } from 'node:crypto';
import { readPhoneNumber } from '#shared/identity/phone-number.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import {
  type MobileRefusal,
  mobileRefusal,
  type NumberRefusal,
  numberRefusal,
  refusalOfState,
  SENDS_A_DAY,
} from './mobile-refusals.ts';
import { keyedHash } from './mobile-secrets.ts';
import { replaceCode } from './mobile-verification.store.ts';
import { findTextGateway, sendTextMessage } from './send-text-message.ts';

/** As a code of signing in (rule 136). */
const CODE_MINUTES = 10;
const CODE_DIGITS = 6;
const A_DAY = { most: SENDS_A_DAY, windowSeconds: 86_400 } as const;
/** Own judgement: a message costs money, so a network and the whole site have a bound as well. */
const NETWORK_A_DAY = { most: 20, windowSeconds: 86_400 } as const;
const SITE_AN_HOUR = { most: 200, windowSeconds: 3_600 } as const;
const SHOWN_DIGITS = 2;

export type CodeSent = { readonly type: 'MobileCodeSent'; readonly lastDigits: string };

/** Sends a code to a telephone that the viewer says is theirs (IDEN-11): five a day, for the person and for the number. */
export async function sendMobileCode(
  context: CommandContext,
  text: string,
): Promise<CodeSent | MobileRefusal | NumberRefusal> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  const refusal = refusalOfState(context.viewer?.isSuspended === true ? 'suspended' : 'active');
  if (refusal !== undefined) return refusal;
  const read = readPhoneNumber(text);
  if (!read.ok) return numberRefusal(read.error);
  const gateway = await findTextGateway(context);
  if (gateway === undefined) return mobileRefusal('UNKNOWN');
  const { number } = read;
  const counts = [
    ['mobile code person', personId, A_DAY],
    ['mobile code number', number, A_DAY],
    ['mobile code network', context.browser?.network ?? 'none', NETWORK_A_DAY],
    ['mobile code site', 'all', SITE_AN_HOUR],
  ] as const;
  for (const [name, key, rule] of counts) {
    if (!(await takeOperation(context, name, key, rule)).ok) return mobileRefusal('RATE_LIMITED');
  }
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const validUntil = new Date(context.clock.now().getTime() + CODE_MINUTES * 60_000);
  const lastDigits = number.slice(-SHOWN_DIGITS);
  await withTransaction(context, async (inside) => {
    await replaceCode(inside.database, {
      person_id: personId,
      number_hash: keyedHash(inside, number),
      last_digits: lastDigits,
      code_hash: keyedHash(inside, `${personId} ${code}`),
      tries: 0,
      expires_at: validUntil,
    });
    await sendTextMessage(inside, { gateway, number, code, minutes: CODE_MINUTES, validUntil });
  });
  return { type: 'MobileCodeSent', lastDigits };
}
