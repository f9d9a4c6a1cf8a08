import { assert, integer, property } from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildAnimation } from '#test/factories/build-animation.ts';
import { cropRectangle, makeVariant, type VariantShape } from './image-variants.ts';

const centre = { focusPercentX: 50, focusPercentY: 50 };
const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };

/** Left half red, right half blue. */
const halves = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: red } })
    .composite([
      {
        input: { create: { width: Math.floor(width / 2), height, channels: 3, background: blue } },
        gravity: 'east',
      },
    ])
    .png()
    .toBuffer();

describe('STORY-12: sizes of a picture', () => {
  test('fit keeps the proportions', async () => {
    const made = await makeVariant(await halves(800, 400), { width: 400, strategy: 'fit', ...centre }, 'webp');
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 400, height: 200 });
  });

  test('a crop stays at the focus point', async () => {
    const shape: VariantShape = { width: 100, height: 100, strategy: 'crop', focusPercentX: 90, focusPercentY: 50 };
    const made = await makeVariant(await halves(800, 200), shape, 'webp');
    expect(await sharp(made).metadata()).toMatchObject({ width: 100, height: 100 });
    const { channels } = await sharp(made).stats();
    const [redMean = 0, , blueMean = 0] = channels.map((channel) => channel.mean);
    expect(redMean).toBeLessThan(20);
    expect(blueMean).toBeGreaterThan(235);
  });

  test('nothing is scaled up', async () => {
    const small = await halves(60, 40);
    for (const strategy of ['fit', 'crop'] as const) {
      const made = await makeVariant(small, { width: 600, height: 400, strategy, ...centre }, 'plain');
      expect(await sharp(made).metadata()).toMatchObject({ width: 60, height: 40 });
    }
  });

  test('an ordinary animation moves in every size', async () => {
    const frames = Array.from({ length: 8 }, (_frame, index) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background: { r: index * 30, g: 90, b: 200 } } })
        .png()
        .toBuffer(),
    );
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    for (const [format, made] of [
      ['plain', 'gif'],
      ['webp', 'webp'],
    ] as const) {
      const size = await makeVariant(gif, { width: 30, strategy: 'fit', ...centre }, format);
      expect(await sharp(size).metadata()).toMatchObject({ format: made, width: 30, height: 20, pages: 8 });
    }
  });

  test('a long animation is shown as it was uploaded, and cut as its first frame', async () => {
    const gif = buildAnimation(480, 360, 600);
    expect((await makeVariant(gif, { width: 320, strategy: 'fit', ...centre }, 'avif')).equals(gif)).toBe(true);
    const cut = await makeVariant(gif, { width: 128, height: 128, strategy: 'crop', ...centre }, 'webp');
    expect(await sharp(cut).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 });
  });

  test('a crop always lies inside the picture', () => {
    const length = integer({ min: 1, max: 5000 });
    const percent = integer({ min: 0, max: 100 });
    assert(
      property(length, length, length, length, percent, percent, (width, height, wanted, wantedHeight, x, y) => {
        const shape = { width: wanted, focusPercentX: x, focusPercentY: y };
        const cut = cropRectangle({ width, height }, shape, wantedHeight);
        expect(cut.left).toBeGreaterThanOrEqual(0);
        expect(cut.top).toBeGreaterThanOrEqual(0);
        expect(cut.width).toBeGreaterThan(0);
        expect(cut.height).toBeGreaterThan(0);
        expect(cut.left + cut.width).toBeLessThanOrEqual(width);
        expect(cut.top + cut.height).toBeLessThanOrEqual(height);
      }),
    );
  });
});
