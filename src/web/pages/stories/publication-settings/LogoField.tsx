import { useId } from 'react';
import { imageUrl } from '#shared/images/image-url.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { publicationLimits } from '#shared/publications/publication-rules.ts';
import { Button } from '#web/design/Button.tsx';
import { useCoverUpload } from '#web/features/stories/publishing/use-cover-upload.ts';
import styles from './LogoField.module.css';

const { logoWidth: width, logoHeight: height } = publicationLimits;

type LogoFieldProps = {
  readonly imageId: string | null;
  readonly onChange: (imageId: string | null) => void;
};

/** The picture that stands for the name of a publication in its bar. */
export function LogoField({ imageId, onChange }: LogoFieldProps) {
  const id = useId();
  const upload = useCoverUpload();
  const choose = async (file: File | undefined) => {
    const logo = file && (await upload.send(file));
    if (logo) onChange(logo.imageId);
  };
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-hint`}>
      <legend className={styles.legend}>{messages.logo}</legend>
      <p className={styles.hint} id={`${id}-hint`}>
        {formatMessage(messages.logoHint, { width, height })}
      </p>
      {imageId !== null && <img className={styles.logo} src={imageUrl(imageId, { width, strategy: 'fit' })} alt="" />}
      <label className={styles.label} htmlFor={id}>
        {messages.logoChoose}
      </label>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-busy={upload.isRunning}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {imageId !== null && (
        <Button look="plain" size="small" onClick={() => onChange(null)}>
          {messages.logoRemove}
        </Button>
      )}
      <output>{upload.isRunning ? messages.logoSending : ''}</output>
      <p className={styles.error} role="alert">
        {upload.fault}
      </p>
    </fieldset>
  );
}
