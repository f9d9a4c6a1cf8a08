import { adminPageMessages as messages } from '#shared/messages/admin-pages.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminBannedLinksPageQueryDocument } from '#web/generated/AdminBannedLinksPageQuery.ts';
import { BannedLinks } from './BannedLinks.tsx';

/** `/_/admin/banned-links`: for moderators and administrators (rule 15). */
export default adminPage({
  document: AdminBannedLinksPageQueryDocument,
  isThere: ({ bannedLinks }) => bannedLinks !== null,
  titleOf: () => messages.bannedTitle,
  Component: BannedLinks,
});
