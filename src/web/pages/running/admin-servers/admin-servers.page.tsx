import { serverBlockMessages as messages } from '#shared/messages/server-blocks.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminServersPageQueryDocument } from '#web/generated/AdminServersPageQuery.ts';
import { AdminServers } from './AdminServers.tsx';

/** `/_/admin/blocked-servers`: for moderators and administrators (rule 259). */
export default adminPage({
  document: AdminServersPageQueryDocument,
  isThere: ({ serverBlocks }) => serverBlocks !== null,
  titleOf: () => messages.title,
  Component: AdminServers,
});
