import { useId, useRef } from 'react';
import { accountSettingsMessages as messages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { ZOOM_MAX } from './picture-crop.ts';
import { PictureFrame } from './PictureFrame.tsx';
import styles from './PictureField.module.css';
import type { Picture } from './use-picture.ts';

type PictureFieldProps = { readonly picture: Picture; readonly name: string; readonly imageId: string | null };

/** The picture of a person: the one there is, or the one that is chosen, to be moved and brought nearer. */
export function PictureField({ picture, name, imageId }: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, isRemoved, fault, choose, setCrop, remove } = picture;
  const kept = isRemoved ? null : imageId;
  const take = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) void choose(file);
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{messages.pictureLabel}</legend>
      <div className={styles.row}>
        {chosen === undefined ? (
          <NamedAvatar name={name} imageId={kept} size="XXL" />
        ) : (
          <PictureFrame image={chosen.image} crop={chosen.crop} onMove={setCrop} />
        )}
        <div className={styles.controls}>
          <input
            ref={input}
            id={id}
            className={styles.file}
            type="file"
            accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
            aria-label={messages.pictureChoose}
            onChange={({ target }) => {
              take(target.files);
              // The same file may be chosen again after it was removed.
              target.value = '';
            }}
          />
          <Button look="outlined" size="small" aria-hidden="true" tabIndex={-1} onClick={() => input.current?.click()}>
            {chosen === undefined && kept === null ? messages.pictureChoose : messages.pictureReplace}
          </Button>
          {(chosen !== undefined || kept !== null) && (
            <Button look="plain" size="small" aria-label={messages.pictureRemoveIt} onClick={remove}>
              {messages.pictureRemove}
            </Button>
          )}
          {chosen !== undefined && (
            <label className={styles.zoom}>
              {messages.pictureZoom}
              <input
                type="range"
                min={1}
                max={ZOOM_MAX}
                step={0.05}
                value={chosen.crop.zoom}
                onChange={({ target }) => setCrop({ ...chosen.crop, zoom: Number(target.value) })}
              />
            </label>
          )}
          <p className={styles.hint}>{messages.pictureHint}</p>
        </div>
      </div>
      <p className={styles.error} role="alert">
        {fault}
      </p>
    </fieldset>
  );
}
