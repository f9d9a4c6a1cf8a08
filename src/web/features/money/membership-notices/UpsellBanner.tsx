import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipNoticeMessages as messages } from '#shared/messages/membership-notices.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { MembershipUpsellPriceQueryDocument } from '#web/generated/MembershipUpsellPriceQuery.ts';
import { NoticeBar } from './NoticeBar.tsx';

/** Asks who is signed in and no member to become one, at the price of a year by the week (MEMB-16). */
export function UpsellBanner({ onDismiss }: { readonly onDismiss: (() => void) | undefined }) {
  const plans = useMainPath()('ShowPlans');
  const { data } = useQuery(MembershipUpsellPriceQueryDocument);
  if (data === undefined || plans === undefined) return null;
  const { priceByTheWeek, isSandbox } = data.membershipPlans;
  const offer = formatMessage(messages.upsell, { price: moneyText(priceByTheWeek) });
  return (
    <NoticeBar
      kind="UPSELL"
      text={isSandbox ? `${offer} ${messages.sandbox}` : offer}
      action={{ label: messages.upsellAction, href: plans }}
      onDismiss={onDismiss}
    />
  );
}
