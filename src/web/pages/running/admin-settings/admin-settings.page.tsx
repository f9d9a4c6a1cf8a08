import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminSettingsPageQueryDocument } from '#web/generated/AdminSettingsPageQuery.ts';
import { AdminSettings } from './AdminSettings.tsx';

/** `/_/admin/settings`: what belongs to the site itself, for administrators. */
export default adminPage({
  document: AdminSettingsPageQueryDocument,
  isThere: ({ operatorSettings }) => operatorSettings !== null,
  titleOf: () => messages.title,
  Component: AdminSettings,
});
