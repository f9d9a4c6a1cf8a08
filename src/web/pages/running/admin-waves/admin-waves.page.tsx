import { waveMessages as messages } from '#shared/messages/waves.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminWavesPageQueryDocument } from '#web/generated/AdminWavesPageQuery.ts';
import { AdminWaves } from './AdminWaves.tsx';

/** `/_/admin/waves`: accounts that came together, for moderators and administrators (rule 255). */
export default adminPage({
  document: AdminWavesPageQueryDocument,
  isThere: ({ waves }) => waves !== null,
  titleOf: () => messages.title,
  Component: AdminWaves,
});
