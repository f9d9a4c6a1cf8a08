import { countCharacters, PASSWORD_MAX } from '#shared/identity/password-rules.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { lockoutSubject } from '#modules/identity/lockouts/lockout-subject.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { reserveAttempt } from '#modules/identity/lockouts/reserve-attempt.ts';
import { settleFailure, settleSuccess } from '#modules/identity/lockouts/settle-attempt.ts';
import type { SignInRefusal } from '#modules/identity/lockouts/sign-in-refusal.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { issueLoginToken } from '#modules/identity/sign-in/issue-login-token.ts';
import { decoyHash, hashPassword, isOldHash, verifyPassword } from './hash-password.ts';
import { mustOfferMethod } from './must-offer-method.ts';
import { replaceHash } from './passwords.store.ts';

/** Over all networks: what guessing from everywhere at once may cost. */
const OVERALL = { most: 1_200, windowSeconds: 60 } as const;
const MAX_EMAIL_LENGTH = 254;

/** `value` goes to `/m/callback/authenticate`. */
export type LoginToken = { readonly type: 'Token'; readonly value: string };
export type PasswordSignInOutcome = LoginToken | SignInRefusal | Busy;

/**
 * Signs in with an address and a password. An unknown address, an account without a password and a wrong
 * password are answered alike, in bytes and in work: the same statements, one hash, one ladder by address.
 */
export async function signInWithPassword(
  context: CommandContext,
  input: { readonly email: string; readonly password: string; readonly redirect: string },
): Promise<PasswordSignInOutcome> {
  const { browser, secrets } = context;
  if (browser === null) throw new NotAllowed();
  await mustOfferMethod(context, 'password');
  const overall = await takeOperation(context, 'password sign-in', 'all', OVERALL);
  if (!overall.ok) return busy(overall.retryAfterSeconds);
  const email = input.email.trim().toLowerCase().slice(0, MAX_EMAIL_LENGTH);
  const subject = lockoutSubject(context, { email });
  const reserved = await reserveAttempt({ ...context, browser }, { kind: 'password', subject });
  if (!reserved.ok) return reserved.refusal;
  const found = await findPassword(context, email);
  const decoy = await decoyHash(secrets);
  // Nobody has a longer one, and hashing it would cost more than the others.
  const isPossible = countCharacters(input.password) <= PASSWORD_MAX;
  const isRight = await verifyPassword(
    secrets,
    isPossible && found ? found.hash : decoy,
    isPossible ? input.password : '',
  );
  if (!isRight || found === undefined) return await settleFailure(context, reserved.attempt);
  const fresh = isOldHash(secrets, found.hash) ? await hashPassword(secrets, input.password) : undefined;
  return await withTransaction(context, async (inside) => {
    await settleSuccess(inside, reserved.attempt);
    const { personId, hash } = found;
    if (fresh !== undefined) await replaceHash(inside.database, { personId, from: hash, to: fresh });
    const proven = { personId, operation: 'login', redirect: input.redirect, method: 'password' } as const;
    return { type: 'Token', value: await issueLoginToken(inside, proven) };
  });
}

const FIND = `
  select p.person_id as "personId", p.hash from email_address e
  join password p on p.person_id = e.person_id
  join person on person.id = p.person_id and person.state <> 'deleted'
  where e.address = $1`;

async function findPassword(
  { database }: CommandContext,
  email: string,
): Promise<{ readonly personId: string; readonly hash: string } | undefined> {
  // A NUL cannot be in any address, and the database would refuse the statement.
  const rows = await database.query<{ personId: string; hash: string }>('find_password', FIND, [
    email.replaceAll('\0', ' '),
  ]);
  return rows[0];
}
