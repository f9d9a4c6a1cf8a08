import { useState } from 'react';
import { BIO_MAX, NAME_MAX, readBio, readName, readWebsite } from '#shared/identity/profile-rules.ts';
import { accountMessages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { accountSettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { PictureField } from '#web/features/ground/settings/PictureField.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import type { ResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { usePicture } from '#web/features/ground/settings/use-picture.ts';
import { Field } from '#web/parts/field/Field.tsx';
import type { ProfileSetting as Person } from '#web/generated/fragments.ts';
import { UpdateProfileDocument } from '#web/generated/UpdateProfile.ts';

const sentences = {
  nameMissing: accountMessages.nameMissing,
  nameTooLong: formatMessage(accountMessages.nameTooLong, { maximum: NAME_MAX }),
  bioTooLong: formatMessage(accountMessages.bioTooLong, { maximum: BIO_MAX }),
  websiteInvalid: accountMessages.websiteInvalid,
} as const;

type Faults = { readonly name?: string; readonly bio?: string; readonly websiteUrl?: string };

/** Picture, name, bio and link, each with what is wrong with it beside it. */
export function ProfileDialog({ dialog, person }: { readonly dialog: ResumedDialog; readonly person: Person }) {
  const change = useChange(UpdateProfileDocument);
  const [name, setName] = useState(person.name);
  const [bio, setBio] = useState(person.bio);
  const [website, setWebsite] = useState(person.websiteUrl ?? '');
  const picture = usePicture();
  const [faults, setFaults] = useState<Faults>({});

  const save = async (close: () => void) => {
    const read = { name: readName(name), bio: readBio(bio), websiteUrl: readWebsite(website) };
    const found = Object.entries(read).flatMap(([key, one]) => ('fault' in one ? [[key, sentences[one.fault]]] : []));
    setFaults(Object.fromEntries(found) as Faults);
    if (found.length > 0) return;
    const imageId = await picture.send();
    if (imageId === null) return;
    const input = { name, bio, websiteUrl: website, ...(imageId === undefined ? {} : { imageId }) };
    if ((await change.run({ input })) !== undefined) close();
  };
  return (
    <Dialog title={messages.profileDialogTitle} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={close}
          change={{ ...change, isRunning: change.isRunning || picture.isBusy }}
          submitLabel={settingsMessages.save}
          onSubmit={() => void save(close)}
        >
          <PictureField picture={picture} name={person.name} imageId={person.imageId} />
          <CountedField
            label={messages.nameLabel}
            autoComplete="name"
            value={name}
            most={NAME_MAX}
            onChange={setName}
            error={faults.name}
            isFirst
          />
          <CountedField
            label={messages.bioLabel}
            value={bio}
            most={BIO_MAX}
            onChange={setBio}
            error={faults.bio}
            lines={4}
          />
          <Field
            label={messages.websiteLabel}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            value={website}
            onChange={({ target }) => setWebsite(target.value)}
            error={faults.websiteUrl}
          />
        </ChangeForm>
      )}
    </Dialog>
  );
}
