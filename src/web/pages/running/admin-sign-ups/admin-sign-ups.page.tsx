import { registrationMessages as messages } from '#shared/messages/registration.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminSignUpsPageQueryDocument } from '#web/generated/AdminSignUpsPageQuery.ts';
import { AdminSignUps } from './AdminSignUps.tsx';

/** `/_/admin/sign-ups`: who may create an account, for moderators and administrators (rules 250 to 252). */
export default adminPage({
  document: AdminSignUpsPageQueryDocument,
  isThere: ({ registration }) => registration !== null,
  titleOf: () => messages.title,
  Component: AdminSignUps,
});
