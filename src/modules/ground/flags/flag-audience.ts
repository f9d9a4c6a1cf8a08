import { bucketOfPerson } from '#modules/ground/experiments/assign-variant.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { FlagName } from './flag-list.ts';

/** People who are signed in, members, staff of the site, or those who are named. */
export type AudienceKind = 'signedIn' | 'members' | 'staff' | 'people';

/** Who has a flag that is off for everybody else; pages for visitors are the same for all, so that they have none. */
export type FlagAudience = {
  readonly name: FlagName;
  readonly kind: AudienceKind;
  /** So many in a hundred of them, always the same ones. */
  readonly percent: number;
  /** Of `people`. */
  readonly personIds: readonly string[];
};

type Asker = Pick<Viewer, 'personId' | 'isMember' | 'isSuspended' | 'roles'>;

/** Whether a viewer has a flag before everybody does. */
export function isInAudience({ name, kind, percent, personIds }: FlagAudience, viewer: Asker | null): boolean {
  if (viewer === null) return false;
  const isOne: Readonly<Record<AudienceKind, boolean>> = {
    signedIn: true,
    members: viewer.isMember,
    staff: viewer.roles.size > 0 && !viewer.isSuspended,
    people: personIds.includes(viewer.personId),
  };
  return isOne[kind] && bucketOfPerson(`${name}:${viewer.personId}`) % 100 < percent;
}
