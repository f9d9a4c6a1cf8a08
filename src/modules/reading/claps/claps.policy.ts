import type { Viewer } from '#modules/ground/viewer.ts';

/** Who made what is clapped for. */
type Made = { readonly makerIds: readonly string[] };

/** Why somebody may not clap, or undefined where they may (rules 22, 23, 31, 144). */
export function whyNoClap(viewer: Viewer | null, { makerIds }: Made): 'own' | 'unverified' | 'refused' | undefined {
  if (viewer === null || viewer.isSuspended) return 'refused';
  if (makerIds.includes(viewer.personId)) return 'own';
  if (makerIds.some((id) => viewer.blockedBy.has(id) || viewer.blocking.has(id))) return 'refused';
  return viewer.isEmailVerified ? undefined : 'unverified';
}

/** Whether the button is offered; who still has to confirm an address is told so when they press it. */
export function canClap(viewer: Viewer | null, made: Made): boolean {
  const reason = whyNoClap(viewer, made);
  return reason === undefined || reason === 'unverified';
}
