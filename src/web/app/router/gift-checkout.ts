import { buildPath } from '#shared/routes/build-path.ts';
import type { Screen } from '../screen.ts';

/** `#giftMembership` on the home page goes to the gift checkout (1§2, ROUTE-9). */
export function giftCheckout(screen: Screen, hash: string): string | undefined {
  if (screen.route?.name !== 'ShowHome' || hash !== '#giftMembership') return undefined;
  return buildPath('ShowGiftCheckout');
}
