import type { CommandContext } from '#modules/ground/command-context.ts';
import type { GiftCodeStatus } from '#shared/membership/gifts.ts';
import type { Gift, GiftCode } from './gift.ts';
import { codeOfRow } from './gift-codes.store.ts';
import { giftOfRow } from './gifts.store.ts';

export type FoundCode =
  | { readonly status: 'VALID'; readonly code: GiftCode; readonly gift: Gift }
  | { readonly status: Exclude<GiftCodeStatus, 'VALID'> };

/** Looks a code up by its hash and says what it is good for, for a person or for a stranger. */
export async function findCode(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  hash: string | null,
  personId: string | null,
): Promise<FoundCode> {
  const { kysely } = database;
  const row =
    hash === null
      ? undefined
      : await kysely.selectFrom('gift_code').selectAll().where('code_hash', '=', hash).executeTakeFirst();
  if (row === undefined) return { status: 'NOT_FOUND' };
  const code = codeOfRow(row);
  const gift = giftOfRow(
    await kysely.selectFrom('gift').selectAll().where('id', '=', code.giftId).executeTakeFirstOrThrow(),
  );
  const [isUsedByPerson, wasMember] =
    personId === null
      ? [false, false]
      : [
          (await kysely
            .selectFrom('gift_redemption')
            .select('id')
            .where('code_id', '=', code.id)
            .where('person_id', '=', personId)
            .executeTakeFirst()) !== undefined,
          (await kysely.selectFrom('membership').select('id').where('person_id', '=', personId).executeTakeFirst()) !==
            undefined,
        ];
  const status = giftCodeStatus({ code, gift, isUsedByPerson, wasMember, now: clock.now() });
  return status === 'VALID' ? { status, code, gift } : { status };
}

type CodeFacts = {
  /** Null where nobody made such a code. */
  readonly code: Pick<GiftCode, 'seats' | 'used' | 'revokedAt'> | null;
  readonly gift: Pick<Gift, 'paidAt' | 'expiresAt' | 'voidedAt' | 'isForNewMembers'> | null;
  /** The person has redeemed this very code. */
  readonly isUsedByPerson: boolean;
  /** The person is or was a member. */
  readonly wasMember: boolean;
  readonly now: Date;
};

/** What a code is good for, for a person; what was taken back is as if it had never been. */
function giftCodeStatus({ code, gift, isUsedByPerson, wasMember, now }: CodeFacts): GiftCodeStatus {
  if (code === null || gift === null || gift.expiresAt === null || gift.voidedAt !== null) return 'NOT_FOUND';
  if (isUsedByPerson || code.used >= code.seats) return 'ALREADY_USED';
  if (code.revokedAt !== null) return 'NOT_FOUND';
  if (now >= gift.expiresAt) return 'EXPIRED';
  return gift.isForNewMembers && wasMember ? 'NOT_REDEEMABLE_BY_PAST_MEMBERS' : 'VALID';
}
