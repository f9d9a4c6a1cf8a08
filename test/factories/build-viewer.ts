import type { Viewer } from '#modules/ground/viewer.ts';

/** A viewer with a session and a verified address, who is nobody's staff. */
export function buildViewer(changes: Partial<Viewer> & Pick<Viewer, 'personId'>): Viewer {
  return {
    sessionId: 'session-1',
    steppedUpAt: null,
    isSuspended: false,
    isEmailVerified: true,
    roles: new Set(),
    scopes: 'all',
    isMember: false,
    isFriend: false,
    staffRoles: new Map(),
    blockedBy: new Set(),
    settlingPublications: new Set(),
    blocking: new Set(),
    ...changes,
  };
}
