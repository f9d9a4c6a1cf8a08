import { expect, test } from 'vitest';
import { moveFocus } from './move-focus.ts';

test('STORY-12: the focus point moves by keys, in whole percent inside the picture', () => {
  const cover = { imageId: 'fig', width: 1200, height: 800, alt: 'Rain', focusX: 20, focusY: 80 };
  expect(moveFocus(cover, 'ArrowLeft')).toMatchObject({ focusX: 15, focusY: 80 });
  expect(moveFocus({ ...cover, focusX: 2.4 }, 'ArrowLeft').focusX).toBe(0);
  expect(moveFocus({ ...cover, focusX: 33.4, focusY: 180 })).toMatchObject({ focusX: 33, focusY: 100 });
  expect(moveFocus(cover, 'Tab')).toBe(cover);
});
