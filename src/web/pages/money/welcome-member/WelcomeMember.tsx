import { use, useEffect } from 'react';
import { tierOfPlan } from '#shared/membership/plans.ts';
import { checkoutPageMessages as messages } from '#shared/messages/checkout-page.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
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
import { StateBox } from '#web/features/money/plans/MembershipState.tsx';
import { PlanWays } from '#web/features/money/plans/PlansFoot.tsx';
import { PlansHeading, PlansSandbox } from '#web/features/money/plans/PlansIntro.tsx';
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
      <PlansHeading
        title={formatMessage(messages.welcomeTitle, { name: viewer.name })}
        text={formatMessage(text, { siteName, date })}
      >
        {membership.paymentProvider === 'SANDBOX' && <PlansSandbox />}
      </PlansHeading>
      <StateBox title={messages.youHave}>
        {tier === 'FRIEND' && <Benefits tier="MEMBER" />}
        <Benefits tier={tier} />
      </StateBox>
      <PlanWays>
        <ButtonLink href={buildPath('ShowHome')}>{messages.startReading}</ButtonLink>
        <Link to={buildPath('ManageMembership')}>{messages.manage}</Link>
      </PlanWays>
    </>
  );
}
