import { buildPath } from '#shared/routes/build-path.ts';

/** Where `#giftMembership` on the home page leads (ROUTE-9). */
export function giftCheckout(): string {
  return buildPath('ShowGiftCheckout');
}
