import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Row } from '#web/parts/list/Row.tsx';
import type { OwnMembership } from '#web/generated/fragments.ts';
import type { MembershipSettingsPageQuery } from '#web/generated/MembershipSettingsPageQuery.ts';
import { REACTIVATE_HASH } from './membership-paths.ts';
import styles from './MembershipSettings.module.css';

type NoMembershipProps = {
  /** The one that ended, if there was one. */
  readonly membership: OwnMembership | null;
  readonly isPast: boolean;
  readonly plans: MembershipSettingsPageQuery['membershipPlans'];
};

/** What membership is, for who never had one; for who had one, how to come back. */
export function NoMembership({ membership, isPast, plans }: NoMembershipProps) {
  const plansPath = useMainPath()('ShowPlans');
  const { canReactivate = false, reactivationCharge = null, endedAt = null } = membership ?? {};
  const seePlans = plansPath !== undefined && (
    <ButtonLink href={plansPath} size="small" look={canReactivate ? 'outlined' : 'filled'}>
      {messages.noneAction}
    </ButtonLink>
  );
  if (membership === null && !isPast) {
    const text = formatMessage(messages.noneText, { price: moneyText(plans.priceByTheWeek) });
    return (
      <Row
        title={messages.noneTitle}
        text={plans.isTrialOffered ? `${text} ${messages.noneTrial}` : text}
        actions={seePlans}
      />
    );
  }
  return (
    <Row
      title={messages.pastTitle}
      text={endedAt === null ? messages.pastText : formatMessage(messages.pastOn, { date: formatDate(endedAt) })}
      details={
        canReactivate &&
        reactivationCharge !== null && (
          <p className={styles.lines}>{formatMessage(messages.pastCharge, { price: moneyText(reactivationCharge) })}</p>
        )
      }
      actions={
        <>
          {canReactivate && (
            <ButtonLink href={REACTIVATE_HASH} size="small">
              {messages.comeBack}
            </ButtonLink>
          )}
          {seePlans}
        </>
      }
    />
  );
}
