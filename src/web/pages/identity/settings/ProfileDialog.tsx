import { type Dispatch, type SetStateAction, useState } from 'react';
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

/** What a person says of themselves, as it is typed. */
export type ProfileWords = { readonly name: string; readonly bio: string; readonly website: string };

type ProfileDialogProps = {
  readonly dialog: ResumedDialog;
  readonly person: Person;
  /** What was typed and not saved when the window was closed before. */
  readonly unsaved: ProfileWords | undefined;
  /** Undefined once it is saved or given up. */
  readonly onTyped: Dispatch<SetStateAction<ProfileWords | undefined>>;
};

/** Picture, name, bio and link, each with what is wrong with it beside it. */
export function ProfileDialog({ dialog, person, unsaved, onTyped }: ProfileDialogProps) {
  const change = useChange(UpdateProfileDocument);
  const words = unsaved ?? { name: person.name, bio: person.bio, website: person.websiteUrl ?? '' };
  const { name, bio, website } = words;
  const type = (part: Partial<ProfileWords>) => onTyped({ ...words, ...part });
  const picture = usePicture();
  const [faults, setFaults] = useState<Faults>({});

  const giveUp = (close: () => void) => {
    onTyped(undefined);
    close();
  };
  const save = async (close: () => void) => {
    const read = { name: readName(name), bio: readBio(bio), websiteUrl: readWebsite(website) };
    const found = Object.entries(read).flatMap(([key, one]) => ('fault' in one ? [[key, sentences[one.fault]]] : []));
    setFaults(Object.fromEntries(found) as Faults);
    if (found.length > 0) return;
    const imageId = await picture.send();
    if (imageId === null) return;
    const input = { name, bio, websiteUrl: website, ...(imageId === undefined ? {} : { imageId }) };
    if ((await change.run({ input })) === undefined) return;
    // What was typed while it was on its way is kept.
    onTyped((now) => (now === unsaved ? undefined : now));
    close();
  };
  return (
    <Dialog title={messages.profileDialogTitle} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={() => giveUp(close)}
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
            onChange={(typed) => type({ name: typed })}
            error={faults.name}
            isFirst
          />
          <CountedField
            label={messages.bioLabel}
            value={bio}
            most={BIO_MAX}
            onChange={(typed) => type({ bio: typed })}
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
            onChange={({ target }) => type({ website: target.value })}
            error={faults.websiteUrl}
          />
        </ChangeForm>
      )}
    </Dialog>
  );
}
