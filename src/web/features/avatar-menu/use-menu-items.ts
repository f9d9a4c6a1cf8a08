import { use } from 'react';
import { SiteContext } from '#web/app/site-context.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import type { AvatarMenuQuery } from '#web/generated/AvatarMenuQuery.ts';
import { avatarMenuItems, type MenuItems } from './avatar-menu-items.ts';

export type MenuPerson = NonNullable<AvatarMenuQuery['viewer']>;

/** The links for whoever looks. */
export function useMenuItems(viewer: MenuPerson | null, canSwitchPlan = false): MenuItems {
  const pathOf = useMainPath();
  const { flags } = use(SiteContext);
  const asked = viewer && {
    username: viewer.username,
    isBookAuthor: viewer.verifications.isBookAuthor,
    tier: viewer.membership?.tier ?? 'FREE',
    canReactivate: viewer.viewerEdge.membership?.canReactivate === true,
    canSwitchPlan,
  };
  return avatarMenuItems({ viewer: asked, flags, pathOf });
}
