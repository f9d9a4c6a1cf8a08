import { designEditorMessages as messages } from '#shared/messages/design.ts';
import { accountSettingsMessages } from '#shared/messages/settings.ts';
import { FAVICON_SIZE } from '#shared/images/image-sizes.ts';
import { Button } from '#web/design/Button.tsx';
import { ZOOM_MAX } from '#web/features/ground/settings/picture-crop.ts';
import { CutPicture, PictureFrame } from '#web/features/ground/settings/PictureFrame.tsx';
import type { Picture } from '#web/features/ground/settings/use-picture.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { FormButtons } from '#web/parts/form/Form.tsx';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import styles from './FaviconDialog.module.css';

type FaviconDialogProps = {
  readonly picture: Picture;
  readonly onClosed: () => void;
  readonly onCut: (imageId: string) => void;
};

/** Sides in pixels: of what is moved, twice as large as what comes of it, and of an icon in a tab of a fine screen. */
const FRAME = 256;
const IN_TAB = 32;

/** Which square of a picture is the favicon: moved and brought nearer, and seen as small as it will be. */
export function FaviconDialog({ picture, onClosed, onCut }: FaviconDialogProps) {
  const { chosen, fault, isBusy, setCrop } = picture;
  const use = async (close: () => void) => {
    const imageId = await picture.send();
    if (!imageId) return;
    onCut(imageId);
    close();
  };
  if (chosen === undefined) return null;
  const { image, crop } = chosen;
  return (
    <Dialog title={messages.faviconTitle} onClosed={onClosed}>
      {(close) => (
        <div className={styles.cutting}>
          <Note>{messages.faviconMove}</Note>
          <div className={styles.frame}>
            <PictureFrame image={image} crop={crop} onMove={setCrop} shape="square" pixels={FRAME} />
          </div>
          <label className={styles.zoom}>
            {accountSettingsMessages.pictureZoom}
            <input
              type="range"
              min={1}
              max={ZOOM_MAX}
              step={0.05}
              value={crop.zoom}
              onChange={({ target }) => setCrop({ ...crop, zoom: Number(target.value) })}
            />
          </label>
          <fieldset className={styles.sizes} aria-label={messages.faviconSizes}>
            <figure className={styles.size}>
              <CutPicture image={image} crop={crop} pixels={IN_TAB} />
              <figcaption>{messages.faviconInTab}</figcaption>
            </figure>
            <figure className={styles.size}>
              <CutPicture image={image} crop={crop} pixels={FAVICON_SIZE} />
              <figcaption>{messages.faviconLarge}</figcaption>
            </figure>
          </fieldset>
          {fault !== undefined && <ErrorNote role="alert">{fault}</ErrorNote>}
          <FormButtons>
            <Button onClick={() => void use(close)} aria-busy={isBusy} aria-disabled={isBusy}>
              {messages.faviconUse}
            </Button>
          </FormButtons>
        </div>
      )}
    </Dialog>
  );
}
