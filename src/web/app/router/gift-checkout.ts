import { buildPath } from '#shared/routes/build-path.ts';

/** Where `#giftMembership` on the home page leads (1§2, ROUTE-9). */
export function giftCheckout(): string {
  return buildPath('ShowGiftCheckout');
}
