import { hasRight } from '#modules/ground/acting.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { DesignOwner } from './design-owner.ts';

/** Whose role in a publication has the right to design it, and people their own pages; never by a token. */
export function canDesign(viewer: Viewer | null, { kind, id }: DesignOwner): viewer is Viewer {
  if (viewer === null || viewer.isSuspended || viewer.scopes !== 'all') return false;
  return kind === 'publication' ? hasRight(viewer, id, 'design') : viewer.personId === id;
}
