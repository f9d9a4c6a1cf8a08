import { useId } from 'react';
import { imageUrl } from '#shared/images/image-url.ts';
import { bookMessages as messages } from '#shared/messages/books.ts';
import { Button } from '#web/design/Button.tsx';
import { useCoverUpload } from '#web/features/stories/publishing/use-cover-upload.ts';
import styles from './Books.module.css';

const COVER = { width: 128, height: 192, strategy: 'letterbox' } as const;

type BookCoverFieldProps = {
  readonly coverImageId: string | null;
  readonly onChange: (coverImageId: string | null) => void;
};

/** The picture of a book. */
export function BookCoverField({ coverImageId, onChange }: BookCoverFieldProps) {
  const id = useId();
  const upload = useCoverUpload();
  const choose = async (file: File | undefined) => {
    const cover = file && (await upload.send(file));
    if (cover) onChange(cover.imageId);
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{messages.cover}</legend>
      {coverImageId !== null && (
        <img src={imageUrl(coverImageId, COVER)} width={COVER.width} height={COVER.height} alt="" />
      )}
      <label className={styles.label} htmlFor={id}>
        {messages.coverChoose}
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-busy={upload.isRunning}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {coverImageId !== null && (
        <Button look="plain" size="small" onClick={() => onChange(null)}>
          {messages.coverRemove}
        </Button>
      )}
      <output>{upload.isRunning ? messages.coverSending : ''}</output>
      <p className={styles.error} role="alert">
        {upload.fault}
      </p>
    </fieldset>
  );
}
