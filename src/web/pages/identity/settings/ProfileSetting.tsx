import { useState } from 'react';
import { accountSettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { useUnsaved } from '#web/app/router/use-unsaved.ts';
import styles from './ProfileSetting.module.css';
import type { ProfileSetting as Person } from '#web/generated/fragments.ts';
import { ProfileDialog, type ProfileWords } from './ProfileDialog.tsx';

/** What everybody sees of a person (rule 131). */
export function ProfileSetting({ person }: { readonly person: Person }) {
  const dialog = useResumedDialog('profile');
  // A slip beside the window, or Escape, takes nothing away that was typed there.
  const [unsaved, setUnsaved] = useState<ProfileWords>();
  useUnsaved(unsaved !== undefined);
  return (
    <Row
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
      {dialog.isOpen && <ProfileDialog dialog={dialog} person={person} unsaved={unsaved} onTyped={setUnsaved} />}
    </Row>
  );
}
