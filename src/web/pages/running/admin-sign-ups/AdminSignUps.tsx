import { useState } from 'react';
import { registrationMessages as messages } from '#shared/messages/registration.ts';
import { opensStaffPage } from '#shared/moderation/staff-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminSignUpsPageQueryDocument } from '#web/generated/AdminSignUpsPageQuery.ts';
import { AdminTabsQueryDocument } from '#web/generated/AdminTabsQuery.ts';
import type { RegistrationView } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { Invitations } from './Invitations.tsx';
import { SignUpBlocks } from './SignUpBlocks.tsx';

/** Who can create an account: the mode, invitations, and what is blocked. */
export function AdminSignUps({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(AdminSignUpsPageQueryDocument);
  const roles = useQuery(AdminTabsQueryDocument).data?.viewer?.platformRoles ?? [];
  // The answer has no id by which the page's own would change with it.
  const [changed, setChanged] = useState<RegistrationView>();
  const registration = changed ?? data?.registration;
  if (!registration) return undefined;
  const part = { registration, route, onChanged: setChanged };
  return (
    <AdminFrame title={messages.title}>
      <Note>
        {messages.modes[registration.mode]}{' '}
        {opensStaffPage(roles, 'settings') && (
          <a href={`${buildPath('ShowAdminSettings')}#registration.mode`}>{messages.changeMode}</a>
        )}
      </Note>
      <Section title={messages.invitations}>
        <Invitations {...part} />
      </Section>
      <Section title={messages.blocks}>
        <SignUpBlocks {...part} />
      </Section>
    </AdminFrame>
  );
}
