import type { RenewalWindow } from './authority.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Certificates that live shorter than this are renewed when half of their life is over, and others at two thirds. */
const SHORT_LIFE = 10 * DAY;
/** Where the authority has said nothing, it is asked again after this; it never waits longer. */
const BETWEEN_LOOKS = 6 * HOUR;

export type RenewalPlan = { readonly nextOrderAt: Date; readonly nextLookAt: Date };

type Life = { readonly notBefore: Date; readonly notAfter: Date };

/**
 * When a certificate is renewed: somewhere in the window that its authority wishes for (RFC 9773), else at two thirds
 * of its life, or half of a short one. `share`, from 0 to 1, is where in that time, so that many names that came
 * together part.
 */
export function planRenewal(
  { notBefore, notAfter }: Life,
  window: RenewalWindow | undefined,
  share: number,
  now: Date,
): RenewalPlan {
  const life = notAfter.getTime() - notBefore.getTime();
  const latest = notBefore.getTime() + life * (life < SHORT_LIFE ? 1 / 2 : 2 / 3);
  // A twentieth of the life before that, at the most.
  const byLife = latest - (share * life) / 20;
  const wished = window && window.start.getTime() + share * (window.end.getTime() - window.start.getTime());
  // A window that ends as the certificate does leaves no time for an authority that is away.
  const isUseful =
    wished !== undefined && window !== undefined && window.end.getTime() <= notAfter.getTime() - life / 10;
  const nextLook = Math.min(window?.lookAgainAt.getTime() ?? Infinity, now.getTime() + BETWEEN_LOOKS);
  return {
    nextOrderAt: new Date(isUseful ? wished : byLife),
    nextLookAt: new Date(Math.max(nextLook, now.getTime() + HOUR)),
  };
}

/** How long after an order that failed the next one is tried: an hour, then longer and longer up to a day. */
export function pauseAfter(failures: number): number {
  return Math.min(DAY, HOUR * 2 ** Math.max(0, failures - 1));
}
