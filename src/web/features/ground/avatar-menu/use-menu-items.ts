import { use } from 'react';
import { SiteContext } from '#web/app/site-context.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import type { AvatarMenuQuery } from '#web/generated/AvatarMenuQuery.ts';
import { avatarMenuItems, type MenuItem, type MenuItems } from './avatar-menu-items.ts';

export type MenuPerson = NonNullable<AvatarMenuQuery['viewer']>;

type OfMembership = { readonly canSwitchPlan?: boolean; readonly withdrawal?: MenuItem | undefined };

/** The links for whoever looks. */
export function useMenuItems(viewer: MenuPerson | null, { canSwitchPlan, withdrawal }: OfMembership = {}): MenuItems {
  const pathOf = useMainPath();
  const { flags } = use(SiteContext);
  const asked = viewer && {
    username: viewer.username,
    roles: viewer.platformRoles,
    isBookAuthor: viewer.verifications.isBookAuthor,
    tier: viewer.membership?.tier ?? 'FREE',
    canReactivate: viewer.viewerEdge.membership?.canReactivate === true,
    canSwitchPlan,
    withdrawal,
    ...(viewer.partnerProgramEnrollment && { partnerStatus: viewer.partnerProgramEnrollment.status }),
  };
  return avatarMenuItems({ viewer: asked, flags, pathOf });
}
