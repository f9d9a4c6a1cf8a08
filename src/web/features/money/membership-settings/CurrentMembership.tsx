import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { FailedPayment } from './FailedPayment.tsx';
import { membershipLines } from './membership-lines.ts';
import { REACTIVATE_HASH, useManagePath } from './membership-paths.ts';
import styles from './MembershipSettings.module.css';
import { stateOf } from './membership-state.ts';
import { planText, priceText } from './membership-text.ts';
import { ScheduledSwitch } from './ScheduledSwitch.tsx';

type CurrentMembershipProps = { readonly membership: OwnMembership; readonly onChanged: () => void };

/** What one has, what comes next, and what can be done about it. */
export function CurrentMembership({ membership, onChanged }: CurrentMembershipProps) {
  const { planV2, canSwitchPlan, canCancel, canReactivate, switchPlanSchedule } = membership;
  const state = stateOf(membership);
  const managePath = useManagePath();
  const isSwitchable = canSwitchPlan && managePath !== undefined;
  return (
    <>
      <Row
        title={planText(planV2.membershipType)}
        value={state === 'elsewhere' ? undefined : priceText(planV2.membershipType, planV2.price)}
        details={
          <ul className={styles.lines}>
            {membershipLines(membership, state).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        }
        actions={
          <>
            {canReactivate && (
              <ButtonLink href={REACTIVATE_HASH} size="small">
                {messages.reactivate}
              </ButtonLink>
            )}
            {isSwitchable && (
              <ButtonLink href={managePath} look="outlined" size="small">
                {messages.switchPlan}
              </ButtonLink>
            )}
            {canCancel && (
              <ButtonLink href={buildPath('CancelMembership')} look={isSwitchable ? 'plain' : 'outlined'} size="small">
                {messages.cancel}
              </ButtonLink>
            )}
          </>
        }
      />
      {state === 'failed' && <FailedPayment membership={membership} onChanged={onChanged} />}
      {switchPlanSchedule !== null && <ScheduledSwitch membership={membership} onChanged={onChanged} />}
    </>
  );
}
