import { accountSettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { SettingRow } from '#web/features/ground/settings/SettingRow.tsx';
import { useDialog } from '#web/features/ground/settings/use-dialog.ts';
import styles from '#web/features/ground/settings/Settings.module.css';
import type { ProfileSetting as Person } from '#web/generated/fragments.ts';
import { ProfileDialog } from './ProfileDialog.tsx';

/** What everybody sees of a person (rule 131). */
export function ProfileSetting({ person }: { readonly person: Person }) {
  const dialog = useDialog('profile');
  return (
    <SettingRow
      anchor="profileInformation"
      title={messages.profileTitle}
      text={messages.profileText}
      value={
        <span className={styles.person}>
          <NamedAvatar name={person.name} imageId={person.imageId} size="XS" />
          <bdi>{person.name}</bdi>
        </span>
      }
      actions={
        <Button look="outlined" size="small" aria-label={messages.profileEdit} onClick={dialog.open}>
          {settingsMessages.edit}
        </Button>
      }
    >
      {dialog.isOpen && <ProfileDialog dialog={dialog} person={person} />}
    </SettingRow>
  );
}
