import { useId, useState } from 'react';
import { readColour, shortColour } from '#shared/design/colour.ts';
import type { ColourFault, ColourName } from '#shared/design/design-colours.ts';
import { designEditorMessages as messages } from '#shared/messages/design.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button } from '#web/design/Button.tsx';
import styles from './ColourField.module.css';

type ColourFieldProps = {
  readonly name: ColourName;
  readonly value: string | null;
  readonly fault: ColourFault | undefined;
  readonly onChange: (colour: string | null) => void;
};

/** One colour: picked, or written as its code; with the nearest good one where words could not be read. */
export function ColourField({ name, value, fault, onChange }: ColourFieldProps) {
  const id = useId();
  const label = messages[name];
  // What is being written, and the colour that it was written over.
  const [written, setWritten] = useState<{ readonly text: string; readonly over: string | null }>();
  const text = written?.over === value ? written.text : shortColour(value ?? '');
  const isInvalid = text !== '' && readColour(text) === undefined;
  const write = (next: string) => {
    if (next.trim() === '') return onChange(null);
    const colour = readColour(next);
    setWritten({ text: next, over: colour ?? value });
    if (colour !== undefined) onChange(colour);
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.swatch}
          type="color"
          data-site={value === null ? name : undefined}
          value={(value ?? '#ffffffff').slice(0, 7)}
          onChange={({ target }) => onChange(`${target.value}ff`)}
        />
        <input
          className={styles.code}
          aria-label={formatMessage(messages.colourCode, { name: label })}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-fault`}
          placeholder={messages.siteColour}
          spellCheck={false}
          value={text}
          maxLength={9}
          onChange={({ target }) => write(target.value)}
        />
        {value !== null && (
          <Button
            look="plain"
            size="small"
            aria-label={formatMessage(messages.colourClear, { name: label })}
            onClick={() => onChange(null)}
          >
            ×
          </Button>
        )}
      </div>
      <output className={styles.fault} id={`${id}-fault`}>
        {isInvalid ? messages.colourInvalid : fault && messages.colourFaint}
      </output>
      {!isInvalid && fault && (
        <Button look="outlined" size="small" onClick={() => onChange(fault.better)}>
          {formatMessage(messages.colourUse, { colour: shortColour(fault.better) })}
        </Button>
      )}
    </div>
  );
}
