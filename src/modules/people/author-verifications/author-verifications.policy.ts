import type { Viewer } from '#modules/ground/viewer.ts';

/** Applying is for people themselves, in a session of their own, who proved their address and are not suspended. */
export function whyNotApply(viewer: Viewer | null): 'refused' | 'unverified' | null {
  if (viewer === null || viewer.isSuspended || viewer.sessionId === null || viewer.scopes !== 'all') return 'refused';
  return viewer.isEmailVerified ? null : 'unverified';
}
