import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { accountSettingsMessages as messages } from '#shared/messages/settings.ts';
import { cropSquare, moveCrop, type PictureCrop } from './picture-crop.ts';
import styles from './PictureField.module.css';

type PictureFrameProps = {
  readonly image: HTMLImageElement;
  readonly crop: PictureCrop;
  readonly onMove: (crop: PictureCrop) => void;
  /** What is shown of it in the end: people are round. */
  readonly shape?: 'round' | 'square';
  /** Its side. */
  readonly pixels?: number;
};

/** How far an arrow key moves, in fractions of the frame. */
const STEP = 0.05;

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The part that is shown, cut out of the picture: dragged, or moved by the arrow keys. */
export function PictureFrame({ image, crop, onMove, shape = 'round', pixels = 128 }: PictureFrameProps) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const drag = (event: PointerEvent) => {
    if (from.current === undefined) return;
    const by = { x: (from.current.x - event.clientX) / pixels, y: (from.current.y - event.clientY) / pixels };
    from.current = { x: event.clientX, y: event.clientY };
    onMove(moveCrop(size, crop, by));
  };
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(moveCrop(size, crop, by));
  };
  return (
    <button
      type="button"
      className={`${styles.frame} ${styles[shape]}`}
      data-first
      aria-label={messages.pictureFrame}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = undefined;
      }}
      onPointerCancel={() => {
        from.current = undefined;
      }}
    >
      <CutPicture image={image} crop={crop} pixels={pixels} />
    </button>
  );
}

type CutPictureProps = Required<Pick<PictureFrameProps, 'image' | 'crop' | 'pixels'>>;

/** The part of a picture that a crop shows, so many pixels wide and high. */
export function CutPicture({ image, crop, pixels }: CutPictureProps) {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const { left, top, side } = cropSquare(size, crop);
  const scale = pixels / side;
  return (
    <span className={styles.cut} style={{ width: pixels, height: pixels }}>
      <img
        className={styles.image}
        src={image.src}
        alt=""
        draggable={false}
        style={{
          width: size.width * scale,
          height: size.height * scale,
          transform: `translate(${-left * scale}px, ${-top * scale}px)`,
        }}
      />
    </span>
  );
}
