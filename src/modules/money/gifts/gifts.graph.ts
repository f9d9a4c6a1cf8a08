import { giftCodeText } from '#shared/membership/gift-codes.ts';
import { GROUP_GIFT_MOST } from '#shared/membership/gifts.ts';
import { GIFT_TYPE } from '#shared/routes/account-links.ts';
import { giftMessages } from '#shared/messages/gifts.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { mailedCode } from '#modules/money/gift-mails/gift-mail-parts.ts';
import { moneyOfWire } from '#modules/money/memberships/form-values.ts';
import { offeredProviders } from '#modules/money/memberships/offered-providers.ts';
import { viewerCurrency } from '#modules/money/memberships/viewer-currency.ts';
import { readPage } from '#modules/ground/paging.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { checkGiftCode } from './check-gift-code.ts';
import { createPromotionalCode } from './create-promotional-code.ts';
import { endPromotionalCode } from './end-promotional-code.ts';
import { openGiftCode } from './gift-secrets.ts';
import { canResend, canRevoke, giftLeft, giftRefundableUntil, giftStatus } from './gift-view.ts';
import { canMakePromotions } from './gifts.policy.ts';
import { orderGift, orderGroupGift } from './order-gift.ts';
import { readGiftPlans, readGroupMinimum } from './read-gift-plans.ts';
import { type BoughtGift, findOwnGift, readCodesOf, readGifts, readPromotions } from './read-gifts.ts';
import { redeemGiftCode } from './redeem-gift-code.ts';
import { refundGift, revokeGiftCodes } from './refund-gift.ts';
import { resendGift } from './resend-gift.ts';

const noGift = notFound(giftMessages.noGift);

/** The part of the schema in `gifts.graphql`. */
export const giftsGraph = {
  Query: {
    giftPlans: async (_root, { currency }, context) => {
      const { database, config } = context;
      const wanted = await viewerCurrency(context, currency ?? null);
      const offered = await readGiftPlans(database, wanted);
      const providers = offeredProviders(config);
      return {
        ...offered,
        plans: [...offered.plans],
        isFallbackCurrency: offered.currency !== wanted,
        providers: [...providers],
        isSandbox: providers.includes('SANDBOX'),
        groupMinimum: await readGroupMinimum(database),
        groupMaximum: GROUP_GIFT_MOST,
      };
    },
    promotionalCodes: (_root, _arguments, { command }) => (canMakePromotions(command) ? readPromotions(command) : null),
    gift: async (_root, asked, context) => (await findOwnGift(context, asked)) ?? noGift,
  },
  User: {
    gifts: ({ id }, { paging }, context) =>
      context.viewer?.personId === id ? readGifts(context, id, readPage(paging)) : null,
    hasGroupGiftingEnabled: () => true,
  },
  Mutation: {
    buyGift: (_root, { input }, { command, viewer }) =>
      orderGift(command, {
        ...input,
        personId: viewer?.personId ?? '',
        country: input.country ?? null,
        shown: moneyOfWire(input.shown),
        recipientEmail: input.recipientEmail ?? null,
        note: input.note ?? '',
        deliverAt: typeof input.deliverAt === 'number' ? new Date(input.deliverAt) : null,
      }),
    buyGroupGift: (_root, { input }, { command, viewer }) =>
      orderGroupGift(command, {
        ...input,
        personId: viewer?.personId ?? '',
        country: input.country ?? null,
        shown: moneyOfWire(input.shown),
        emailDomain: input.emailDomain ?? null,
      }),
    checkGiftCode: (_root, { code }, { command }) => checkGiftCode(command, code),
    redeemGiftCode: (_root, { code }, { command, viewer }) => redeemGiftCode(command, viewer?.personId ?? '', code),
    resendGift: (_root, { giftId, recipientEmail }, { command }) => resendGift(command, giftId, recipientEmail),
    refundGift: (_root, { giftId }, { command }) => refundGift(command, giftId),
    revokeGiftCodes: (_root, { giftId }, { command }) => revokeGiftCodes(command, giftId),
    createPromotionalCode: (_root, { input }, { command }) => createPromotionalCode(command, input),
    endPromotionalCode: (_root, { giftId }, { command }) => endPromotionalCode(command, giftId),
  },
  GiftChanged: {
    gift: async ({ giftId }, _arguments, context) => {
      const gift = await findOwnGift(context, { giftId });
      if (gift === null) throw new Error(`gift ${giftId} is gone`);
      return gift;
    },
  },
  GiftRedeemed: { viewer: ({ personId }, _arguments, context) => readPersonAnew(context, personId) },
  GiftFeed: { gifts: ({ items }) => items, pagingInfo: ({ next }) => ({ next }) },
  Gift: {
    giftType: ({ kind }) => (kind === 'GIFT' ? GIFT_TYPE.gift : GIFT_TYPE.groupGift),
    status: (gift, _arguments, { clock }) => giftStatus(gift, clock.now()),
    left: (gift, _arguments, { clock }) => giftLeft(gift, clock.now()),
    refundableUntil: (gift, _arguments, { clock }) => giftRefundableUntil(gift, clock.now()),
    canResend: (gift, _arguments, { clock }) => canResend(gift, clock.now()),
    canRevoke: (gift, _arguments, { clock }) => canRevoke(gift, clock.now()),
    code: async (gift, _arguments, { command }) => (await openOf(gift, command))?.text ?? null,
    redeemUrl: async (gift, _arguments, { command }) => (await openOf(gift, command))?.url ?? null,
    codes: async (gift, _arguments, { command }) => {
      if (gift.isShared) return [];
      const codes = await readCodesOf(command, gift.id);
      return codes.map((one) => {
        const { url } = mailedCode(command.config.siteUrl, openGiftCode(command, one), true);
        const code = giftCodeText(openGiftCode(command, one));
        return { code, redeemUrl: url, isUsed: one.used > 0, isRevoked: one.revokedAt !== null };
      });
    },
  },
} satisfies Resolvers;

/** The one code of a gift, as it is printed and as a link; null where there is one each, or none is left. */
async function openOf(gift: BoughtGift, command: CommandContext) {
  if (!gift.isShared || gift.voidedAt !== null) return null;
  const code = (await readCodesOf(command, gift.id)).find(({ revokedAt }) => revokedAt === null);
  if (code === undefined) return null;
  return mailedCode(command.config.siteUrl, openGiftCode(command, code), gift.kind !== 'GIFT');
}
