import type { KeyboardEvent, PointerEvent } from 'react';
import { imageUrl } from '#shared/images/image-url.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { moveFocus } from './move-focus.ts';
import type { FormCover } from './publish-form.ts';
import styles from './CoverField.module.css';

type FocusPickerProps = { readonly cover: FormCover; readonly onChange: (cover: FormCover) => void };

/** Pixels of the screen. */
const WIDTH = 680;
const HIGHEST = 320;

/** The whole cover with its focus point: pressed where it is to be, or moved by the arrow keys. */
export function FocusPicker({ cover, onChange }: FocusPickerProps) {
  const { imageId, focusX, focusY, width, height } = cover;
  if (imageId === null) return null;
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const place = {
      focusX: ((event.clientX - box.left) / box.width) * 100,
      focusY: ((event.clientY - box.top) / box.height) * 100,
    };
    onChange(moveFocus({ ...cover, ...place }));
  };
  const press = (event: KeyboardEvent) => {
    const moved = moveFocus(cover, event.key);
    if (moved === cover) return;
    event.preventDefault();
    onChange(moved);
  };
  return (
    <>
      <button
        type="button"
        className={styles.focus}
        // The box is there before the picture, and an upright one is no higher than a screen.
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${Math.round((HIGHEST * width) / height)}px)` }}
        aria-label={formatMessage(messages.focusAt, { x: focusX, y: focusY })}
        onPointerDown={point}
        onPointerMove={point}
        onKeyDown={press}
      >
        <img
          src={imageUrl(imageId, { width: Math.min(WIDTH * 2, width), strategy: 'fit' })}
          width={width}
          height={height}
          alt=""
          draggable={false}
        />
        <span className={styles.point} style={{ left: `${focusX}%`, top: `${focusY}%` }} />
      </button>
      <p className={styles.hint}>{messages.focusHint}</p>
    </>
  );
}
