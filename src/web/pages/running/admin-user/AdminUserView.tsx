import { adminMessages as messages } from '#shared/messages/admin.ts';
import { decisionMessages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { FactList } from '#web/parts/list/FactList.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { StaffNotes } from '#web/features/running/admin/StaffNotes.tsx';
import { AuditList } from '#web/features/running/admin/AuditList.tsx';
import { DecisionList } from '#web/features/running/decisions/DecisionList.tsx';
import { TakeDecisionForm } from '#web/features/running/decisions/TakeDecisionForm.tsx';
import type { AdminUserView as User } from '#web/generated/fragments.ts';
import { methodText } from './method-text.ts';
import { HelpForm } from './HelpForm.tsx';
import { ImpersonateForm } from './ImpersonateForm.tsx';
import { LookUpForm } from './LookUpForm.tsx';
import { RolesForm } from './RolesForm.tsx';
import { SessionList } from './SessionList.tsx';
import { SuspendForm } from './SuspendForm.tsx';
import { TrustForm } from './TrustForm.tsx';
import { UnsuspendForm } from './UnsuspendForm.tsx';
import styles from './AdminUserView.module.css';

export type AdminUserProps = { readonly user: User; readonly route: RouteMatch };

/** One account: how it stands, what may be done about it, and what was done. */
export function AdminUserView({ user, route }: AdminUserProps) {
  const { viewerCan, state } = user;
  const isSuspended = state === 'SUSPENDED';
  return (
    <AdminFrame title={formatMessage(messages.userTitle, { name: user.name })}>
      <LookUpForm />
      <Section title={messages.account} look="quiet">
        <FactList facts={factsOf(user)} />
      </Section>
      <StaffNotes key={user.id} target={{ kind: 'USER', id: user.id }} notes={user.notes} route={route} />
      {viewerCan.help && state !== 'DELETED' && <HelpForm user={user} route={route} />}
      {viewerCan.impersonate && (state === 'ACTIVE' || isSuspended) && <ImpersonateForm user={user} route={route} />}
      {state !== 'DELETED' && <TrustForm user={user} route={route} />}
      {viewerCan.suspend && isSuspended && <UnsuspendForm user={user} route={route} />}
      {viewerCan.suspend && !isSuspended && state !== 'DELETED' && <SuspendForm user={user} route={route} />}
      {viewerCan.suspend && state !== 'DELETED' && (
        <TakeDecisionForm
          targets={[{ kind: 'USER', id: user.id, label: decisionMessages.takeTargets.account }]}
          route={route}
        />
      )}
      {viewerCan.changeRoles && <RolesForm user={user} route={route} />}
      <SessionList user={user} route={route} />
      <DecisionList
        decisions={user.decisions}
        about={user.id}
        endsAbove={isSuspended ? 'SUSPEND' : undefined}
        canReverse={viewerCan.suspend}
        route={route}
      />
      <AuditList audit={user.audit} />
    </AdminFrame>
  );
}

function factsOf(user: User) {
  const { email, isEmailVerified, waysIn, hasTwoFactor, state, decisions } = user;
  const measures = decisions
    .filter(
      ({ targetKind, endedAt, measure }) =>
        targetKind === 'USER' && endedAt === null && (measure === 'LIMIT' || measure === 'DEMONETISE'),
    )
    .map(({ measure }) => decisionMessages.measures[measure]);
  const address = isEmailVerified ? messages.verified : messages.unverified;
  return [
    [messages.id, user.id],
    [messages.name, user.name],
    [messages.username, user.username === '' ? messages.none : `@${user.username}`],
    [
      messages.state,
      <span key="state" className={state === 'ACTIVE' ? undefined : styles.state}>
        {messages.states[state]}
      </span>,
    ],
    ...(measures.length === 0 ? [] : [[messages.measures, measures.join(', ')] as const]),
    [messages.email, email === null ? messages.noEmail : formatMessage(address, { email })],
    [messages.created, <DateTime key="created" timestamp={user.createdAt} />],
    [messages.waysIn, waysIn.length === 0 ? messages.none : waysIn.map(methodText).join(', ')],
    [decisionMessages.strikesOfUser, formatMessage(decisionMessages.strikesCount, { count: user.strikeCount })],
    [messages.twoFactor, hasTwoFactor ? messages.yes : messages.no],
  ] as const;
}
