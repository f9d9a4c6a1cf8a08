import { authorMessages } from '#shared/messages/authors.ts';
import { earningsMessages as messages } from '#shared/messages/earnings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { partnerMessages as partner } from '#shared/messages/partner.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { periodOf } from '#web/features/running/stats/stats-address.ts';
import { PartnerDashboardQueryDocument } from '#web/generated/PartnerDashboardQuery.ts';
import { WriterDashboardQueryDocument } from '#web/generated/WriterDashboardQuery.ts';
import type { PartnerStanding } from '#web/generated/fragments.ts';
import { Notice } from '#web/parts/frame/Note.tsx';
import { Facts } from '#web/parts/frame/PageHeading.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { MonthEarnings } from './MonthEarnings.tsx';

/** What one earned, month by month; for those who keep the money, what anybody did. */
export function PartnerDashboard() {
  const { query, route } = useRoute();
  const username = route?.params.username;
  if (username === undefined) return <OwnDashboard period={periodOf(query)} />;
  return <WriterDashboard username={username} period={periodOf(query)} />;
}

function OwnDashboard({ period }: { readonly period: string | null }) {
  const { data } = useQuery(PartnerDashboardQueryDocument, { variables: { period } });
  const pathOf = useMainPath();
  const viewer = data?.viewer;
  if (!viewer?.partnerEarnings) return null;
  const apply = pathOf('ApplyToPartnerProgram');
  const isEnrolled = viewer.partnerProgramEnrollment?.status === 'ENROLLED';
  const links = [
    // Whoever is in finds the way out there, also while nobody new gets in.
    [messages.settings, isEnrolled ? buildPath('ApplyToPartnerProgram') : apply],
    [messages.payouts, pathOf('ShowPayoutDashboard')],
    [messages.taxes, pathOf('ShowPartnerTaxes')],
    [messages.formula, pathOf('ShowPartnerProgramFormula')],
  ] as const;
  return (
    <StackedPage
      title={messages.title}
      width="wide"
      tabs={
        <Facts>
          {links.map(
            ([label, to]) =>
              to !== undefined && (
                <Link key={label} to={to}>
                  {label}
                </Link>
              ),
          )}
        </Facts>
      }
    >
      <EarnsNothing of={viewer} />
      <MonthEarnings earnings={viewer.partnerEarnings} isOwn isEnrolled={isEnrolled} />
    </StackedPage>
  );
}

/** Why stories earn nothing right now, where they don't, and what can be done about it. */
function EarnsNothing({ of: { partnerProgramEnrollment: enrollment, isSuspended } }: { readonly of: PartnerStanding }) {
  const pathOf = useMainPath();
  if (!enrollment) return null;
  const isEnrolled = enrollment.status === 'ENROLLED';
  if (isSuspended === true) return <Why text={isEnrolled ? partner.suspendedIn : messages.notEnrolled} />;
  if (isEnrolled) {
    const way = [partner.facts.becomeMember, pathOf('ShowPlans')] as const;
    return enrollment.pausedAt !== null && <Why text={partner.pausedText} way={way} />;
  }
  const apply = pathOf('ApplyToPartnerProgram');
  if (apply === undefined) return <Why text={messages.closed} />;
  return (
    <Why
      text={messages.notEnrolled}
      way={[enrollment.reapplyAt === null ? messages.apply : authorMessages.partner.see, apply]}
    />
  );
}

type WhyProps = { readonly text: string; readonly way?: readonly [label: string, href: string | undefined] };

function Why({ text, way }: WhyProps) {
  const [label, href] = way ?? [];
  return (
    <Notice>
      <p>{text}</p>
      {href !== undefined && <a href={href}>{label}</a>}
    </Notice>
  );
}

function WriterDashboard({ username, period }: { readonly username: string; readonly period: string | null }) {
  const { data } = useQuery(WriterDashboardQueryDocument, { variables: { username, period } });
  const own = useQuery(PartnerDashboardQueryDocument, { variables: { period } });
  const user = data?.user;
  if (!user?.partnerEarnings) return null;
  const isOwn = own.data?.viewer?.id === user.id;
  const isEnrolled = isOwn && own.data?.viewer?.partnerProgramEnrollment?.status === 'ENROLLED';
  const title = isOwn ? messages.title : formatMessage(messages.titleOf, { name: user.name });
  return (
    <StackedPage title={title} width="wide">
      <MonthEarnings earnings={user.partnerEarnings} isOwn={isOwn} isEnrolled={isEnrolled} />
    </StackedPage>
  );
}
