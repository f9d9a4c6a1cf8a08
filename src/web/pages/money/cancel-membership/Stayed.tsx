import { formatMessage } from '#shared/messages/format-message.ts';
import { cancelMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { membershipSettingsPath } from '#web/features/money/membership-settings/membership-paths.ts';
import { NarrowPage } from '#web/parts/frame/NarrowPage.tsx';
import { SandboxNote } from '#web/features/money/membership-settings/SandboxNote.tsx';
import type { OwnMembership } from '#web/generated/fragments.ts';
import type { Offered } from './cancel-step.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';

type StayedProps = {
  readonly membership: OwnMembership;
  readonly offer: Offered;
  readonly percentOff?: 20 | 50 | undefined;
};

/** What the offer that was accepted has done. */
export function Stayed({ membership, offer, percentOff }: StayedProps) {
  return (
    <NarrowPage title={messages.keptTitle} text={doneText(membership, offer, percentOff)} isArrived>
      {membership.paymentProvider === 'SANDBOX' && <SandboxNote />}
      <ButtonRow>
        <ButtonLink href={buildPath('ShowHome')}>{messages.toReading}</ButtonLink>
        <ButtonLink href={membershipSettingsPath()} look="plain">
          {messages.toSettings}
        </ButtonLink>
      </ButtonRow>
    </NarrowPage>
  );
}

function doneText(membership: OwnMembership, offer: Offered, percent: number | undefined): string {
  const { nextCharge, nextChargeAt, pausedUntil, currentPeriodEndsAt, switchPlanSchedule } = membership;
  switch (offer) {
    case 'PAUSE':
      return formatMessage(messages.pauseDone, { date: formatDate(pausedUntil ?? currentPeriodEndsAt) });
    case 'MOVE_TO_MEMBER':
      return formatMessage(messages.memberDone, {
        date: formatDate(switchPlanSchedule?.startAt ?? currentPeriodEndsAt),
      });
    default:
      return nextCharge === null || nextChargeAt === null
        ? formatMessage(messages.discountDonePlain, { percent: percent ?? 0 })
        : formatMessage(messages.discountDone, {
            percent: percent ?? 0,
            price: moneyText(nextCharge),
            date: formatDate(nextChargeAt),
          });
  }
}
