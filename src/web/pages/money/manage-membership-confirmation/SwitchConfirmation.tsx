import { formatMessage } from '#shared/messages/format-message.ts';
import { manageMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { membershipSettingsPath } from '#web/features/money/membership-settings/membership-paths.ts';
import { planText, priceText } from '#web/features/money/membership-settings/membership-text.ts';
import { NarrowPage } from '#web/parts/frame/NarrowPage.tsx';
import { SandboxNote } from '#web/features/money/membership-settings/SandboxNote.tsx';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { ManageMembershipConfirmationPageQueryDocument } from '#web/generated/ManageMembershipConfirmationPageQuery.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';

/** What a switch has led to: another plan now, or on the day that it is scheduled for. */
export function SwitchConfirmation() {
  const { data } = useQuery(ManageMembershipConfirmationPageQueryDocument);
  const membership = data?.viewer?.viewerEdge.membership;
  if (!membership) return null;
  const { title, texts } = outcomeOf(membership);
  return (
    <NarrowPage title={title} isFramed>
      {membership.paymentProvider === 'SANDBOX' && <SandboxNote />}
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ButtonRow>
        <ButtonLink href={buildPath('ShowHome')}>{messages.toReading}</ButtonLink>
        <ButtonLink href={membershipSettingsPath()} look="plain">
          {messages.back}
        </ButtonLink>
      </ButtonRow>
    </NarrowPage>
  );
}

function outcomeOf(membership: OwnMembership): { readonly title: string; readonly texts: readonly string[] } {
  const { planV2, tier, switchPlanSchedule, nextCharge, nextChargeAt } = membership;
  const plan = planText(planV2.membershipType);
  if (switchPlanSchedule !== null) {
    const { startAt, plan: next } = switchPlanSchedule;
    const text = formatMessage(messages.scheduledDone, {
      plan,
      date: formatDate(startAt),
      next: planText(next.membershipType),
      price: priceText(next.membershipType, next.price),
    });
    return { title: messages.scheduledTitle, texts: [text] };
  }
  const texts: string[] = tier === 'FRIEND' ? [messages.friendDone] : [];
  if (nextCharge !== null && nextChargeAt !== null) {
    const values = { plan, price: moneyText(nextCharge), date: formatDate(nextChargeAt) };
    texts.push(formatMessage(messages.switchedDone, values));
  }
  return { title: tier === 'FRIEND' ? messages.friendTitle : messages.switchedTitle, texts };
}
