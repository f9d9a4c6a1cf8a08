import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { endCoupon } from './end-coupon.ts';
import { makeCoupon } from './make-coupon.ts';
import { readCoupons } from './read-coupons.ts';

/** The part of the schema in `coupons.graphql`, and the coupon of a checkout. */
export const couponsGraph = {
  Query: { coupons: (_root, _arguments, { command }) => readCoupons(command) },
  Mutation: {
    makeCoupon: async (_root, { input }, { command }) => {
      const answer = await makeCoupon(command, {
        code: input.code,
        percentOff: input.percentOff ?? null,
        cycles: input.numCycles ?? null,
        freeMonths: input.freeMonths ?? null,
        expiresAt: typeof input.expiresAt === 'number' ? new Date(input.expiresAt) : null,
        cap: input.cap ?? null,
      });
      return answer.type === 'AdminCoupon' ? answer.coupon : answer;
    },
    endCoupon: async (_root, { code }, { command }) => {
      const answer = await endCoupon(command, code);
      return answer.type === 'AdminCoupon' ? answer.coupon : answer;
    },
  },
  AdminCoupon: {
    numCycles: ({ cycles }) => cycles,
    isEnded: ({ expiresAt }, _arguments, { clock }) => expiresAt !== null && expiresAt <= clock.now(),
  },
  Coupon: { numCycles: ({ cycles }) => cycles },
} satisfies Resolvers;
