import { adminMessages as messages } from '#shared/messages/admin.ts';
import { platformRoles } from '#shared/moderation/platform-roles.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import styles from '#web/features/running/admin/Admin.module.css';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { ChangeUserRoleDocument } from '#web/generated/ChangeUserRole.ts';
import type { AdminUserProps } from './AdminUserView.tsx';

/** A box for each role; ticking it gives the role at once. */
export function RolesForm({ user, route }: AdminUserProps) {
  const { run: change, isRunning, failure } = useChange(ChangeUserRoleDocument, { says: 'here' });
  return (
    <Section title={messages.rolesTitle}>
      <div className={styles.form}>
        <p className={styles.note}>{messages.rolesText}</p>
        {platformRoles.map((role) => (
          <div key={role} className={styles.row}>
            <input
              id={`role-${role}`}
              type="checkbox"
              checked={user.roles.includes(role)}
              disabled={isRunning}
              onChange={(event) => void change({ userId: user.id, role, isGranted: event.currentTarget.checked })}
            />
            <label htmlFor={`role-${role}`}>{role}</label>
          </div>
        ))}
        <AdminError failure={failure} route={route} />
      </div>
    </Section>
  );
}
