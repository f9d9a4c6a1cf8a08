import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropSquare, moveCrop, wholeCrop, ZOOM_MAX } from './picture-crop.ts';

const pictures = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
const fraction = fc.double({ min: -3, max: 3, noNaN: true });
const crops = fc.record({ x: fraction, y: fraction, zoom: fc.double({ min: 0, max: 9, noNaN: true }) });

test('PROF-3: the square of a picture stays inside it, however it is moved and however near', () => {
  fc.assert(
    fc.property(pictures, crops, fc.record({ x: fraction, y: fraction }), (picture, crop, by) => {
      const { left, top, side } = cropSquare(picture, moveCrop(picture, crop, by));
      const shorter = Math.min(picture.width, picture.height);
      expect(side).toBeGreaterThanOrEqual(shorter / ZOOM_MAX - 1e-6);
      expect(side).toBeLessThanOrEqual(shorter + 1e-6);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-6);
      expect(left + side).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(picture.height + 1e-6);
    }),
  );
});

test('PROF-3: it begins in the middle, and moves by its own side', () => {
  const picture = { width: 400, height: 200 };
  expect(cropSquare(picture, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 });
  expect(cropSquare(picture, moveCrop(picture, wholeCrop, { x: 0.25, y: 1 }))).toEqual({
    left: 150,
    top: 0,
    side: 200,
  });
  expect(cropSquare(picture, { x: 1, y: 0.5, zoom: 2 })).toEqual({ left: 300, top: 50, side: 100 });
});
