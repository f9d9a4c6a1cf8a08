import fc from 'fast-check';
import { expect, test } from 'vitest';
import { menuPlace } from './menu-place.ts';

const window = { width: 390, height: 800 };
const buttonAt = (left: number, top: number) => ({ left, top, right: left + 36, bottom: top + 36 });
const menu = { width: 180, height: 200 };

test('SHELL-8: a menu stands below its button and ends with it, on the other side where one reads from the right', () => {
  expect(menuPlace(buttonAt(300, 100), menu, window, false)).toMatchObject({ top: 140, left: 156 });
  expect(menuPlace(buttonAt(20, 100), menu, window, true)).toMatchObject({ top: 140, left: 20 });
});

test('SHELL-8: it turns round where there is no room below, and keeps to the window at its sides', () => {
  expect(menuPlace(buttonAt(300, 740), menu, window, false).top).toBe(536);
  expect(menuPlace(buttonAt(0, 100), menu, window, false).left).toBe(8);
  expect(menuPlace(buttonAt(350, 100), menu, window, true).left).toBe(202);
});

test('SHELL-8: wherever the button is on the screen, the menu is on it as a whole or scrolls', () => {
  const number = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(
      number(354),
      number(764),
      number(370),
      number(1200),
      fc.boolean(),
      (left, top, width, height, isRtl) => {
        const place = menuPlace(buttonAt(left, top), { width, height }, window, isRtl);
        const shown = Math.min(height, place.maxHeight);
        expect(place.top >= 8 && place.top + shown <= 792).toBe(true);
        expect(place.left >= 8 && place.left + width <= 382).toBe(true);
      },
    ),
  );
});
