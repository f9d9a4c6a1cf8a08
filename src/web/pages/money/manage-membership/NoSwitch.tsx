import { formatMessage } from '#shared/messages/format-message.ts';
import { manageMembershipMessages as messages, paymentProviderNames } from '#shared/messages/manage-membership.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { membershipSettingsPath, reactivatePath } from '#web/features/money/membership-settings/membership-paths.ts';
import { type MembershipState, stateOf } from '#web/features/money/membership-settings/membership-state.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';

type Way = 'plans' | 'reactivate' | 'updatePayment';

const reasons: Readonly<Record<Exclude<MembershipState, 'elsewhere'>, { text: string; way?: Way }>> = {
  none: { text: messages.notMember, way: 'plans' },
  ended: { text: messages.notMember, way: 'plans' },
  pending: { text: messages.notNow },
  active: { text: messages.notNow },
  cancelled: { text: messages.notCancelled, way: 'reactivate' },
  failed: { text: messages.notFailed, way: 'updatePayment' },
  paused: { text: messages.notPaused },
};

function reasonOf(membership: OwnMembership | null): { readonly text: string; readonly way?: Way } {
  const state = stateOf(membership);
  if (state !== 'elsewhere') return reasons[state];
  const provider = membership?.paymentProvider ?? 'UNKNOWN';
  if (provider === 'MEDIUM_GIFT') return { text: messages.notGift };
  return { text: formatMessage(messages.notProvider, { provider: paymentProviderNames[provider] }) };
}

/** Why a plan cannot be switched, in one sentence, and what to do first. */
export function NoSwitch({ membership }: { readonly membership: OwnMembership | null }) {
  const { text, way } = reasonOf(membership);
  const plansPath = useMainPath()('ShowPlans');
  return (
    <>
      <p>{text}</p>
      <ButtonRow>
        {way === 'plans' && plansPath !== undefined && <ButtonLink href={plansPath}>{messages.toPlans}</ButtonLink>}
        {way === 'reactivate' && membership?.canReactivate === true && (
          <ButtonLink href={reactivatePath()}>{messages.reactivate}</ButtonLink>
        )}
        {way === 'updatePayment' && <ButtonLink href={buildPath('UpdatePayment')}>{messages.updatePayment}</ButtonLink>}
        <ButtonLink href={membershipSettingsPath()} look={way === undefined ? 'outlined' : 'plain'}>
          {messages.back}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
