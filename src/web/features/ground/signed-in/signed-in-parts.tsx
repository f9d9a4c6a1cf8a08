import type { SignedInParts } from '#web/app/signed-in-parts.ts';
import { loadStillParts } from '#web/app/still/load-still-parts.ts';
import { PersonActions } from '#web/features/people/blocking/PersonActions.tsx';
import { SignedInActions } from '#web/features/ground/avatar-menu/SignedInActions.tsx';
import { BookActions } from '#web/features/people/books/BookActions.tsx';
import { watchCardKeys } from '#web/features/finding/feeds/watch-card-keys.ts';
import { PublicationActions } from '#web/features/people/follows/PublicationActions.tsx';
import { TagActions } from '#web/features/people/follows/TagActions.tsx';
import { CardActions } from '#web/features/reading/lists/CardActions.tsx';
import { CatalogActions } from '#web/features/reading/lists/CatalogActions.tsx';
import { PublicationMenu } from '#web/features/stories/publication-menu/PublicationMenu.tsx';
import { MembershipNotices } from '#web/features/money/membership-notices/MembershipNotices.tsx';
import { ResponseActions } from '#web/features/reading/responses/ResponseActions.tsx';
import { ResponseBox } from '#web/features/reading/responses/ResponseBox.tsx';
import { SeriesActions } from '#web/features/stories/series/SeriesActions.tsx';
import { SiteNotices } from '#web/features/ground/site-notices/SiteNotices.tsx';
import { Sidebar } from '#web/features/ground/sidebar/Sidebar.tsx';
import { SidebarButton } from '#web/features/ground/sidebar/SidebarButton.tsx';
import { StoryActions } from '#web/features/stories/story-actions/StoryActions.tsx';
import { StoryFollow } from '#web/features/stories/story-actions/StoryFollow.tsx';
import { StoryCompanion } from './StoryCompanion.tsx';

/** Every part, as one chunk that comes with the first screen: keep each small, and fetch what opens later on its click. */
export const signedInParts: SignedInParts = {
  HeaderActions: SignedInActions,
  SidebarButton,
  Sidebar,
  SiteNotices,
  MembershipNotices,
  PersonActions,
  PublicationMenu,
  TagActions,
  PublicationActions,
  StoryActions,
  StoryFollow,
  StoryCompanion,
  CardActions,
  CatalogActions,
  SeriesActions,
  BookActions,
  ResponseBox,
  ResponseActions,
};

/** In the browser: the parts, once what stays still for visitors is alive on their first page too. */
export async function openSignedInParts(page: string): Promise<SignedInParts> {
  watchCardKeys();
  await loadStillParts(page);
  return signedInParts;
}
