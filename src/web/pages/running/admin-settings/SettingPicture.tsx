import { useRef, useState } from 'react';
import { imageUrl } from '#shared/images/image-url.ts';
import { operatorSettingMessages as messages } from '#shared/messages/operator-settings.ts';
import { Button } from '#web/design/Button.tsx';
import { sendPicture } from '#web/features/ground/images/send-picture.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import styles from './SettingRows.module.css';

type SettingPictureProps = {
  readonly value: string;
  readonly name: string;
  readonly noteId: string;
  /** Once it is uploaded: there is nothing else to save. */
  readonly onChosen: (imageId: string) => void;
};

/** A picture of the site, as it is shown, and the way to another one. */
export function SettingPicture({ value, name, noteId, onChosen }: SettingPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = async (file: File | null | undefined) => {
    if (!file || isSending) return;
    setSending(true);
    const sent = await sendPicture(file);
    setSending(false);
    setFault('id' in sent ? undefined : sent.message);
    if ('id' in sent) onChosen(sent.id);
  };
  return (
    <fieldset className={styles.fieldset} aria-describedby={noteId}>
      <legend className={styles.legend}>{name}</legend>
      <Actions>
        {value !== '' && (
          <img src={imageUrl(value, { width: 56, height: 56, strategy: 'crop' })} width={56} height={56} alt="" />
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
          onChange={({ target }) => {
            void send(target.files?.item(0));
            // The same file may be chosen again after it was removed.
            target.value = '';
          }}
        />
        <Button look="outlined" size="small" aria-disabled={isSending} onClick={() => input.current?.click()}>
          {isSending ? messages.sendingPicture : messages.choosePicture}
        </Button>
      </Actions>
      <ErrorNote role="alert">{fault}</ErrorNote>
    </fieldset>
  );
}
