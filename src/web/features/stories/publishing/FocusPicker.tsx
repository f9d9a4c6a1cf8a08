import type { KeyboardEvent, PointerEvent } from 'react';
import { imageUrl } from '#shared/images/image-url.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { moveFocus } from './move-focus.ts';
import type { FormCover } from './publish-form.ts';
import styles from './CoverField.module.css';

type FocusPickerProps = { readonly cover: FormCover; readonly onChange: (cover: FormCover) => void };

/** Pixels of the screen: an upright picture is no higher than a part of it. */
const WIDEST = 680;
const HIGHEST = 320;
const POINT = 12;

/** The whole cover with its focus point: pressed where it is to be, or moved by the arrow keys. */
export function FocusPicker({ cover, onChange }: FocusPickerProps) {
  const { imageId, focusX, focusY, width, height } = cover;
  if (imageId === null) return null;
  const shown = Math.round(Math.min(WIDEST, (HIGHEST * width) / height));
  const radius = (POINT * width) / shown;
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
        aria-label={formatMessage(messages.focusAt, { x: focusX, y: focusY })}
        onPointerDown={point}
        onPointerMove={point}
        onKeyDown={press}
      >
        {/* A drawing has its size before the picture is there, and places the point without a style attribute. */}
        <svg width={shown} height={Math.round((shown * height) / width)} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          <image href={imageUrl(imageId, { width: WIDEST, strategy: 'fit' })} width={width} height={height} />
          <circle className={styles.shade} cx={`${focusX}%`} cy={`${focusY}%`} r={radius * 1.1} />
          <circle className={styles.point} cx={`${focusX}%`} cy={`${focusY}%`} r={radius} strokeWidth={radius / 4} />
        </svg>
      </button>
      <p className={styles.hint}>{messages.focusHint}</p>
    </>
  );
}
