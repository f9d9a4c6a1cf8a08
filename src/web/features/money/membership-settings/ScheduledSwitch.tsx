import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ErrorNote, Notice } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { planText, priceText } from './membership-text.ts';
import { useSwitchPlan } from './use-switch-plan.ts';

type ScheduledSwitchProps = { readonly membership: OwnMembership; readonly onChanged: () => void };

/** The plan that one goes over to at the end of the period, and the way to stay (rule 90). */
export function ScheduledSwitch({ membership, onChanged }: ScheduledSwitchProps) {
  const { switchPlan, isRunning, error } = useSwitchPlan(membership, onChanged);
  if (membership.switchPlanSchedule === null) return null;
  const { startAt, plan } = membership.switchPlanSchedule;
  const keep = async () => {
    const settled = await switchPlan(membership.planV2.membershipType);
    if (settled?.state !== 'paid') return;
    void showToast({ message: messages.kept, testId: 'plan-kept' });
    onChanged();
  };
  return (
    <>
      <Notice>
        <span>
          {formatMessage(messages.scheduled, {
            date: formatDate(startAt),
            plan: planText(plan.membershipType),
            price: priceText(plan.membershipType, plan.price),
          })}
        </span>
        <Button look="plain" size="small" aria-disabled={isRunning} onClick={() => void (isRunning || keep())}>
          {messages.keepPlan}
        </Button>
      </Notice>
      <ErrorNote role="alert">{error}</ErrorNote>
    </>
  );
}
