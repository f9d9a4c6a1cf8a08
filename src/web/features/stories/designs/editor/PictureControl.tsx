import { useId, useRef, useState } from 'react';
import { designEditorMessages as messages } from '#shared/messages/design.ts';
import { FAVICON_SIZE } from '#shared/images/image-sizes.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import { Button } from '#web/design/Button.tsx';
import { sendPicture } from '#web/features/ground/images/send-picture.ts';
import { usePicture } from '#web/features/ground/settings/use-picture.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import { FaviconDialog } from './FaviconDialog.tsx';
import styles from './PictureControl.module.css';

type PictureControlProps = {
  readonly name: 'logo' | 'hero' | 'favicon';
  readonly imageId: string | null;
  readonly onChange: (imageId: string | null) => void;
};

const words = {
  logo: { hint: messages.logoHint, choose: messages.chooseLogo, remove: messages.removeLogo },
  hero: { hint: messages.heroHint, choose: messages.chooseHero, remove: messages.removeHero },
  favicon: { hint: messages.faviconHint, choose: messages.chooseFavicon, remove: messages.removeFavicon },
} as const;

/** A picture of a design: the one there is as readers will see it, and another one. */
export function PictureControl({ name, imageId, onChange }: PictureControlProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { hint, choose, remove } = words[name];
  const cutting = useDialog();
  const cut = usePicture();
  const send = async (file: File | null | undefined) => {
    if (!file) return;
    if (name === 'favicon') {
      if (await cut.choose(file)) cutting.open();
      return;
    }
    setIsBusy(true);
    const sent = await sendPicture(file);
    setIsBusy(false);
    setFault('id' in sent ? undefined : sent.message);
    if ('id' in sent) onChange(sent.id);
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{messages[name]}</legend>
      <Note id={id}>{hint}</Note>
      {imageId !== null && <img className={styles[name]} src={addressOf(name, imageId)} alt="" />}
      <div className={styles.row}>
        <input
          ref={input}
          className={styles.file}
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
          aria-label={choose}
          aria-describedby={id}
          onChange={({ target }) => {
            void send(target.files?.item(0));
            // The same file may be chosen again after it was removed.
            target.value = '';
          }}
        />
        <Button
          look="outlined"
          size="small"
          aria-hidden="true"
          tabIndex={-1}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {choose}
        </Button>
        {imageId !== null && (
          <Button look="plain" size="small" onClick={() => onChange(null)}>
            {remove}
          </Button>
        )}
      </div>
      {cutting.isOpen && <FaviconDialog picture={cut} onClosed={cutting.closed} onCut={onChange} />}
      {(fault ?? cut.fault) !== undefined && <ErrorNote role="alert">{fault ?? cut.fault}</ErrorNote>}
    </fieldset>
  );
}

function addressOf(name: PictureControlProps['name'], imageId: string): string {
  if (name !== 'favicon') return imageUrl(imageId, { width: 680, strategy: 'fit' });
  return imageUrl(imageId, { width: FAVICON_SIZE, height: FAVICON_SIZE, strategy: 'crop' });
}
