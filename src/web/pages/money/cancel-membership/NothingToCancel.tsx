import { formatMessage } from '#shared/messages/format-message.ts';
import { cancelMembershipMessages as messages, paymentProviderNames } from '#shared/messages/manage-membership.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { membershipSettingsPath } from '#web/features/money/membership-settings/membership-paths.ts';
import { stateOf } from '#web/features/money/membership-settings/membership-state.ts';
import { NarrowPage } from '#web/parts/frame/NarrowPage.tsx';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';

/** Where there is no membership that goes on here, and why. */
export function NothingToCancel({ membership }: { readonly membership: OwnMembership | null }) {
  return (
    <NarrowPage title={messages.notTitle} text={reasonOf(membership)}>
      <ButtonRow>
        <ButtonLink href={membershipSettingsPath()} look="outlined">
          {messages.toSettings}
        </ButtonLink>
      </ButtonRow>
    </NarrowPage>
  );
}

function reasonOf(membership: OwnMembership | null): string {
  if (membership === null || stateOf(membership) !== 'elsewhere') return messages.notMember;
  const { paymentProvider, currentPeriodEndsAt } = membership;
  return paymentProvider === 'MEDIUM_GIFT'
    ? formatMessage(messages.notGift, { date: formatDate(currentPeriodEndsAt) })
    : formatMessage(messages.notElsewhere, { provider: paymentProviderNames[paymentProvider] });
}
