import type { Scope } from '#shared/identity/scopes.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

/** A token as its owner sees it: without its value, which nobody has. */
export type PersonalToken = {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
};

const TEXT = `
  select id, name, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
  from personal_token where person_id = $1 and expires_at > $2 order by created_at desc, id`;

/** The viewer's own tokens that are good, the newest first; for a whole session only. */
export async function readPersonalTokens(context: CommandContext): Promise<readonly PersonalToken[]> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  return await context.database.query<PersonalToken>('personal_tokens', TEXT, [personId, context.clock.now()]);
}
