import type { FollowablePerson, FollowablePublication, FollowableTag } from '#web/generated/fragments.ts';

type Followed = 'id' | '__typename' | 'viewerEdge';

/** Somebody or something that can be followed, with what is shown of it while the change is on its way. */
export type Followable =
  | Pick<FollowablePerson, Followed | 'name' | 'socialStats'>
  | Pick<FollowablePublication, Followed | 'name' | 'socialStats'>
  | Pick<FollowableTag, Followed | 'slug' | 'displayTitle' | 'followerCount'>;

/** As a sentence names it. */
export function followableName(target: Followable): string {
  return target.__typename === 'Tag' ? target.displayTitle : target.name;
}
