import { adminCouponMessages as messages } from '#shared/messages/admin-coupons.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminCouponsPageQueryDocument } from '#web/generated/AdminCouponsPageQuery.ts';
import { AdminCoupons } from './AdminCoupons.tsx';

/** `/_/admin/coupons`: for administrators, and for those who keep the money (rules 84, T6). */
export default adminPage({
  document: AdminCouponsPageQueryDocument,
  isThere: ({ coupons }) => coupons !== null,
  titleOf: () => messages.title,
  Component: AdminCoupons,
});
