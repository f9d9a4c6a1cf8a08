import { formatMessage } from '#shared/messages/format-message.ts';
import { paymentProviderNames, updatePaymentMessages as messages } from '#shared/messages/manage-membership.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { membershipSettingsPath } from '#web/features/money/membership-settings/membership-paths.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';

/** Why no method is kept here. */
export function NothingToPay({ membership }: { readonly membership: OwnMembership | null }) {
  const plansPath = useMainPath()('ShowPlans');
  const provider = membership?.paymentProvider;
  const isElsewhere = provider !== undefined && provider !== 'MEDIUM_GIFT';
  return (
    <>
      <p>
        {isElsewhere ? formatMessage(messages.elsewhere, { provider: paymentProviderNames[provider] }) : messages.none}
      </p>
      <ButtonRow>
        {!isElsewhere && plansPath !== undefined && <ButtonLink href={plansPath}>{messages.toPlans}</ButtonLink>}
        <ButtonLink href={membershipSettingsPath('payment')} look="plain">
          {messages.backToSettings}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
