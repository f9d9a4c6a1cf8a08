import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import type { BlockChoice } from '../menus/block-tools.ts';
import type { StoredPicture } from './upload.ts';

const MIDDLE = 50;
/** Nine points that are told apart by words; finer ones change no cut that a reader sees. In percent. */
const POINTS: readonly (readonly [x: number, y: number, title: string])[] = [
  [50, 50, messages.focusMiddle],
  [50, 15, messages.focusTop],
  [50, 85, messages.focusBottom],
  [15, 50, messages.focusLeft],
  [85, 50, messages.focusRight],
  [15, 15, messages.focusTopLeft],
  [85, 15, messages.focusTopRight],
  [15, 85, messages.focusBottomLeft],
  [85, 85, messages.focusBottomRight],
];

/** The point that stays in view where a picture is cut. */
export function focusChoice(picture: StoredPicture, position: number): BlockChoice {
  const value = `${picture.focusPercentX ?? MIDDLE} ${picture.focusPercentY ?? MIDDLE}`;
  const options = POINTS.map(([x, y, title]) => [`${x} ${y}`, title] as const);
  const isOwn = !options.some(([point]) => point === value);
  return {
    key: 'focus',
    label: messages.focusPoint,
    value,
    options: isOwn ? [...options, [value, messages.focusOwn]] : options,
    choose: (point) => (state, dispatch) => {
      const [x = MIDDLE, y = MIDDLE] = point.split(' ').map(Number);
      const { focusPercentX: _x, focusPercentY: _y, ...rest } = picture;
      const focus = x === MIDDLE && y === MIDDLE ? {} : { focusPercentX: x, focusPercentY: y };
      dispatch?.(state.tr.setNodeAttribute(position, 'picture', { ...rest, ...focus }));
      return true;
    },
  };
}
