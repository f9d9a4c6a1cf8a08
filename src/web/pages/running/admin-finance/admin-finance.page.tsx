import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminFinancePageQueryDocument } from '#web/generated/AdminFinancePageQuery.ts';
import { AdminFinance } from './AdminFinance.tsx';

/** `/_/admin/finance`: for administrators, and for those who keep the money. */
export default adminPage({
  document: AdminFinancePageQueryDocument,
  isThere: ({ finance }) => finance !== null,
  titleOf: () => messages.title,
  Component: AdminFinance,
});
