import { sendingDomainMessages as messages } from '#shared/messages/sending-domain.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminMailPageQueryDocument } from '#web/generated/AdminMailPageQuery.ts';
import { AdminMail } from './AdminMail.tsx';

/** `/_/admin/mail`: what vouches for mail of the site, for administrators (rule 167). */
export default adminPage({
  document: AdminMailPageQueryDocument,
  isThere: ({ mailSetup }) => mailSetup !== null,
  titleOf: () => messages.title,
  Component: AdminMail,
});
