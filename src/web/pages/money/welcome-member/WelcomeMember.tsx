import { use, useEffect } from 'react';
import { tierOfPlan } from '#shared/membership/plans.ts';
import { checkoutPageMessages as messages } from '#shared/messages/checkout-page.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { plansMessages } from '#shared/messages/plans.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { SiteContext } from '#web/app/site-context.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Benefits } from '#web/features/money/plans/Benefits.tsx';
import { planOfWire } from '#web/features/money/plans/plan-words.ts';
import styles from '#web/features/money/plans/PlansPage.module.css';
import { DismissFlagDocument } from '#web/generated/DismissFlag.ts';
import { WelcomeMemberQueryDocument } from '#web/generated/WelcomeMemberQuery.ts';
import { welcomeFlag } from './welcome-flag.ts';

/** Greets a new member, says what is theirs now, and leads to the first story. */
export function WelcomeMember() {
  const { data } = useQuery(WelcomeMemberQueryDocument);
  const { name: siteName } = use(SiteContext);
  const graph = use(GraphContext);
  const viewer = data?.viewer;
  const membership = viewer?.viewerEdge.membership;
  const userId = viewer?.id;
  const membershipId = membership?.membershipId;
  useEffect(() => {
    if (userId === undefined || membershipId === undefined) return;
    void sendChange(graph, DismissFlagDocument, { userId, flag: welcomeFlag(membershipId) });
  }, [graph, userId, membershipId]);
  if (!viewer || !membership) return null;
  const tier = tierOfPlan(planOfWire(membership.membershipType));
  const date = formatDate(membership.nextChargeAt ?? membership.currentPeriodEndsAt);
  const text = membership.isTrial
    ? messages.welcomeTrial
    : tier === 'FRIEND'
      ? messages.welcomeFriend
      : messages.welcomeMember;
  return (
    <>
      <header className={styles.intro}>
        <h1 className={styles.title} tabIndex={-1} dir="auto">
          {formatMessage(messages.welcomeTitle, { name: viewer.name })}
        </h1>
        <p className={styles.text}>{formatMessage(text, { siteName, date })}</p>
        {membership.paymentProvider === 'SANDBOX' && <p className={styles.sandbox}>{plansMessages.sandbox}</p>}
      </header>
      <section className={styles.state}>
        <h2 className={styles.stateTitle}>{messages.youHave}</h2>
        {tier === 'FRIEND' && <Benefits tier="MEMBER" />}
        <Benefits tier={tier} />
      </section>
      <p className={styles.ways}>
        <ButtonLink href={buildPath('ShowHome')}>{messages.startReading}</ButtonLink>
        <Link to={buildPath('ManageMembership')}>{messages.manage}</Link>
      </p>
    </>
  );
}
