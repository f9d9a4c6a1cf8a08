import { useState } from 'react';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { MOST_ALT_LENGTH } from '#shared/story/publishing-limits.ts';
import { Button } from '#web/design/Button.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { CoverChooser } from './CoverChooser.tsx';
import type { BodyPicture } from './draft-facts.ts';
import { FocusPicker } from './FocusPicker.tsx';
import { type FormCover, noCover } from './publish-form.ts';
import styles from './CoverField.module.css';

type CoverFieldProps = {
  readonly cover: FormCover;
  /** Of the body, to choose from. */
  readonly pictures: readonly BodyPicture[];
  /** Where it is shown; of a story where absent. */
  readonly text?: string;
  readonly onChange: (cover: FormCover) => void;
  /** Somebody is about to choose: pictures that are not there yet are wanted now. */
  readonly onChoosing?: () => void;
  readonly error: string | undefined;
};

/** The picture beside the title in lists: which one, what must stay visible, and what it shows. */
export function CoverField({
  cover,
  pictures,
  text = messages.coverText,
  onChange,
  onChoosing,
  error,
}: CoverFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const choose = (chosen: FormCover) => {
    onChange(chosen);
    setIsChoosing(false);
  };
  const toggle = () => {
    if (!isChoosing) onChoosing?.();
    setIsChoosing(!isChoosing);
  };
  const isThere = cover.imageId !== null;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{messages.cover}</legend>
      <p className={styles.hint}>{text}</p>
      {isThere && <FocusPicker cover={cover} onChange={onChange} />}
      <p className={styles.buttons}>
        <Button look="outlined" size="small" aria-expanded={isChoosing} onClick={toggle}>
          {isThere ? messages.coverChange : messages.coverChoose}
        </Button>
        {isThere && (
          <Button look="plain" size="small" onClick={() => choose(noCover)}>
            {messages.coverRemove}
          </Button>
        )}
      </p>
      {isChoosing && <CoverChooser pictures={pictures} chosenId={cover.imageId} onChoose={choose} />}
      {isThere && (
        <CountedField
          label={messages.coverAlt}
          hint={messages.coverAltHint}
          value={cover.alt}
          most={MOST_ALT_LENGTH}
          lines={2}
          onChange={(alt) => onChange({ ...cover, alt })}
          error={error}
        />
      )}
    </fieldset>
  );
}
