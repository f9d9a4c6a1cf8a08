import { adminMessages as messages } from '#shared/messages/admin.ts';
import { platformRoles } from '#shared/moderation/platform-roles.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { FieldStack } from '#web/parts/form/FieldForm.tsx';
import { CheckRow } from '#web/parts/field/CheckRow.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { ChangeUserRoleDocument } from '#web/generated/ChangeUserRole.ts';
import type { AdminUserProps } from './AdminUserView.tsx';

/** A box for each role; ticking it gives the role at once. */
export function RolesForm({ user, route }: AdminUserProps) {
  const { run: change, isRunning, failure } = useChange(ChangeUserRoleDocument, { says: 'here' });
  return (
    <Section title={messages.rolesTitle}>
      <FieldStack>
        <Note>{messages.rolesText}</Note>
        {platformRoles.map((role) => (
          <CheckRow key={role}>
            <input
              id={`role-${role}`}
              type="checkbox"
              checked={user.roles.includes(role)}
              disabled={isRunning}
              onChange={(event) => void change({ userId: user.id, role, isGranted: event.currentTarget.checked })}
            />
            <label htmlFor={`role-${role}`}>{messages.roles[role]}</label>
          </CheckRow>
        ))}
        <AdminError failure={failure} route={route} />
      </FieldStack>
    </Section>
  );
}
