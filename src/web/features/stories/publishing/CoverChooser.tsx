import { useId, useRef } from 'react';
import { imageUrl } from '#shared/images/image-url.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { Button } from '#web/design/Button.tsx';
import type { BodyPicture } from './draft-facts.ts';
import type { FormCover } from './publish-form.ts';
import { MOST_MEGABYTES, useCoverUpload } from './use-cover-upload.ts';
import styles from './CoverField.module.css';

type CoverChooserProps = {
  readonly pictures: readonly BodyPicture[];
  readonly chosenId: string | null;
  readonly onChoose: (cover: FormCover) => void;
};

const THUMBNAIL = { width: 192, height: 128, strategy: 'crop' } as const;

/** The pictures of the story, and the way to another one. */
export function CoverChooser({ pictures, chosenId, onChoose }: CoverChooserProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useCoverUpload();
  const take = async (files: FileList | null) => {
    const file = files?.item(0);
    const cover = file ? await upload.send(file) : undefined;
    if (cover !== undefined) onChoose(cover);
  };
  return (
    <div className={styles.chooser}>
      {pictures.length > 0 && (
        <ul className={styles.pictures} aria-label={messages.coverFromStory}>
          {pictures.map((picture, index) => (
            <li key={picture.imageId}>
              <button
                type="button"
                className={styles.picture}
                aria-pressed={picture.imageId === chosenId}
                aria-label={picture.alt || formatMessage(messages.coverPicture, { index: index + 1 })}
                onClick={() => onChoose(picture)}
              >
                <img src={imageUrl(picture.imageId, THUMBNAIL)} width={96} height={64} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.upload}>
        <input
          ref={input}
          id={id}
          className={styles.file}
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
          aria-label={messages.coverUpload}
          disabled={upload.isRunning}
          onChange={({ target }) => void take(target.files)}
        />
        <Button
          look="outlined"
          size="small"
          aria-hidden="true"
          tabIndex={-1}
          aria-busy={upload.isRunning}
          onClick={() => input.current?.click()}
        >
          {upload.isRunning ? messages.coverUploading : messages.coverUpload}
        </Button>
        <span className={styles.hint}>{formatMessage(messages.coverHint, { most: MOST_MEGABYTES })}</span>
      </div>
      <p className={styles.error} role="alert">
        {upload.fault}
      </p>
    </div>
  );
}
