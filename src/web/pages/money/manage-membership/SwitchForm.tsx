import { type SubmitEvent, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { manageMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { PLAN_TYPES, type PlanType } from '#shared/membership/plans.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { membershipSettingsPath } from '#web/features/money/membership-settings/membership-paths.ts';
import { planOfType, planText, priceText } from '#web/features/money/membership-settings/membership-text.ts';
import { SandboxNote } from '#web/features/money/membership-settings/SandboxNote.tsx';
import { useSwitchPlan } from '#web/features/money/membership-settings/use-switch-plan.ts';
import { type SwitchableMembership, quoteOf } from './quote-of.ts';
import { Quote } from './Quote.tsx';
import { moneyText } from '#shared/money/money-text.ts';
import type { QuotedSwitch } from '#web/generated/fragments.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import { NarrowForm } from '#web/parts/frame/NarrowPage.tsx';

/** What the button does, with the sum or the day. */
function submitLabelOf(quote: QuotedSwitch | null): string {
  if (quote === null) return messages.switchFree;
  if (!quote.isNow) return formatMessage(messages.switchLater, { date: formatDate(quote.startAt) });
  if (quote.due.amount === 0) return messages.switchFree;
  return formatMessage(messages.switchNow, { price: moneyText(quote.due) });
}

/** The four plans with their prices, what the chosen one comes to, and the button that does it. */
export function SwitchForm({ membership }: { readonly membership: SwitchableMembership }) {
  const now = planOfType(membership.planV2.membershipType);
  const scheduled = membership.switchPlanSchedule;
  const [plan, setPlan] = useState<PlanType>(scheduled ? planOfType(scheduled.plan.membershipType) : now);
  // A whole new page: badges, menus and notices are of another plan from here on.
  const leave = () => location.assign(buildPath('ShowManageMembershipConfirmation'));
  const { switchPlan, isRunning, error } = useSwitchPlan(membership, leave);
  const isNow = plan === now;
  const isScheduled = scheduled !== null && planOfType(scheduled.plan.membershipType) === plan;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    const settled = await switchPlan(plan, isNow ? undefined : quoteOf(membership, plan)?.due);
    if (settled?.state === 'paid') leave();
  };
  const isChange = isNow ? scheduled !== null : !isScheduled;
  const choices = PLAN_TYPES.map((value) => ({ value, label: planText(value), text: textOf(value, membership, now) }));
  return (
    <NarrowForm onSubmit={(event) => void submit(event)} noValidate aria-busy={isRunning}>
      {membership.paymentProvider === 'SANDBOX' && <SandboxNote />}
      <ChoiceField legend={messages.choose} choices={choices} value={plan} onChange={setPlan} />
      {isNow && scheduled === null && <p>{messages.yourPlan}</p>}
      {isScheduled && <p>{formatMessage(messages.scheduledPlan, { date: formatDate(scheduled.startAt) })}</p>}
      {!isNow && !isScheduled && <Quote membership={membership} quote={quoteOf(membership, plan)} plan={plan} />}
      <ErrorNote role="alert">{error}</ErrorNote>
      <ButtonRow>
        {isChange && (
          <Button type="submit" aria-disabled={isRunning} aria-busy={isRunning}>
            {isNow ? messages.keep : submitLabelOf(quoteOf(membership, plan))}
          </Button>
        )}
        <ButtonLink href={membershipSettingsPath()} look={isChange ? 'plain' : 'outlined'}>
          {messages.back}
        </ButtonLink>
      </ButtonRow>
    </NarrowForm>
  );
}

function textOf(plan: PlanType, membership: SwitchableMembership, now: PlanType): string {
  const price = plan === now ? membership.planV2.price : quoteOf(membership, plan)?.price;
  return price === undefined ? '' : priceText(plan, price);
}
