import { adminMessages as messages } from '#shared/messages/admin.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import adminStyles from '#web/features/running/admin/Admin.module.css';
import { FactList } from '#web/features/running/admin/FactList.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { AdminUserView as User } from '#web/generated/fragments.ts';
import { LookUpForm } from './LookUpForm.tsx';
import { RolesForm } from './RolesForm.tsx';
import { SessionList } from './SessionList.tsx';
import { SuspendForm } from './SuspendForm.tsx';
import { AuditList, SuspensionList } from './UserHistory.tsx';
import { UnsuspendForm } from './UnsuspendForm.tsx';

export type AdminUserProps = { readonly user: User; readonly route: RouteMatch };

/** One account: how it stands, what may be done about it, and what was done. */
export function AdminUserView({ user, route }: AdminUserProps) {
  const { viewerCan, state } = user;
  const isSuspended = state === 'SUSPENDED';
  return (
    <Frame>
      <div className={adminStyles.page}>
        <LookUpForm />
        <h1 className={adminStyles.title} tabIndex={-1}>
          {formatMessage(messages.userTitle, { username: user.username })}
        </h1>
        <Section title={messages.account} look="quiet">
          <FactList facts={factsOf(user)} />
        </Section>
        {viewerCan.suspend && isSuspended && <UnsuspendForm user={user} route={route} />}
        {viewerCan.suspend && !isSuspended && state !== 'DELETED' && <SuspendForm user={user} route={route} />}
        {viewerCan.changeRoles && <RolesForm user={user} route={route} />}
        <SessionList user={user} route={route} />
        <SuspensionList user={user} />
        <AuditList user={user} />
      </div>
    </Frame>
  );
}

function factsOf(user: User) {
  const { email, isEmailVerified, waysIn, hasTwoFactor, state } = user;
  const address = isEmailVerified ? messages.verified : messages.unverified;
  return [
    [messages.id, user.id],
    [messages.name, user.name],
    [
      messages.state,
      <span key="state" className={state === 'ACTIVE' ? undefined : adminStyles.state}>
        {messages.states[state]}
      </span>,
    ],
    [messages.email, email === null ? messages.noEmail : formatMessage(address, { email })],
    [messages.created, <DateTime key="created" timestamp={user.createdAt} />],
    [messages.waysIn, waysIn.length === 0 ? messages.none : waysIn.join(', ')],
    [messages.twoFactor, hasTwoFactor ? messages.yes : messages.no],
  ] as const;
}
