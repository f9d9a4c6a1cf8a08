import { useEffect } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipNoticeMessages as messages } from '#shared/messages/membership-notices.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { giveNoticeRoomUp } from './notice-room.ts';
import { UpsellBanner } from './UpsellBanner.tsx';
import { type ShownBanner, useTopBanner } from './use-top-banner.ts';

/** The one banner at the top of a page, or none (MEMB-9). */
export function TopBanner() {
  const shown = useTopBanner();
  const isStory = useRoute().route?.page === 'post';
  const isNone = shown === null;
  useEffect(() => {
    if (isNone) giveNoticeRoomUp({ isForThisPage: isStory });
  }, [isNone, isStory]);
  return !shown ? null : <ShownTopBanner {...shown} />;
}

function ShownTopBanner({ banner, periodEndsAt, dismiss }: ShownBanner) {
  const pathOf = useMainPath();
  const update = { label: messages.updatePayment, href: pathOf('UpdatePayment') };
  switch (banner.kind) {
    case 'UPSELL':
      return <UpsellBanner onDismiss={dismiss} />;
    case 'REACTIVATE':
      return (
        <NoticeBar
          kind={banner.kind}
          text={formatMessage(messages.reactivateUntil, { date: formatDate(periodEndsAt ?? 0) })}
          action={{ label: messages.reactivateAction, href: '#reactivateMembership' }}
          onDismiss={dismiss}
        />
      );
    case 'CARD_EXPIRED':
      return (
        <NoticeBar
          kind={banner.kind}
          tone={banner.tone === 'ERROR' ? 'error' : 'neutral'}
          text={messages.cardExpired}
          action={update}
          onDismiss={dismiss}
        />
      );
    case 'PAYMENT_FAILED':
      return <NoticeBar kind={banner.kind} tone="error" text={messages.paymentFailed} action={update} />;
    case 'CARD_EXPIRES_SOON':
      return <NoticeBar kind={banner.kind} text={messages.cardExpiresSoon} action={update} onDismiss={dismiss} />;
  }
}
