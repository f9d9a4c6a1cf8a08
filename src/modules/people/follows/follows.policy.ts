import type { PersonState } from '#modules/ground/viewer.ts';
import type { PublicationState } from '#modules/stories/publications/publications.tables.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

/** What is asked about somebody before they are followed. */
export type FollowTarget =
  | { readonly kind: 'person'; readonly id: string; readonly state: PersonState }
  | { readonly kind: 'publication'; readonly id: string; readonly state: PublicationState }
  | { readonly kind: 'tag'; readonly id: string };

/** Whether a viewer finds what they want to follow; who blocked them, or whom they blocked, is not found (rule 31). */
export function canFind(viewer: Pick<Viewer, 'blockedBy' | 'blocking'>, target: FollowTarget): boolean {
  switch (target.kind) {
    case 'person':
      return target.state === 'active' && !viewer.blockedBy.has(target.id) && !viewer.blocking.has(target.id);
    case 'publication':
      return target.state !== 'suspended';
    case 'tag':
      return true;
  }
}
