import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageSrcSet, pixelWidth } from './image-src-set.ts';
import { imageUrl } from './image-url.ts';
import { parseImagePath } from './parse-image-path.ts';

const id = '0123456789abcdef0123456789abcdef';

/** Widths of the candidates of a `srcset`. */
function candidates(set: string): number[] {
  return set.split(', ').map((candidate) => Number(candidate.split(' ')[1]?.slice(0, -1)));
}

describe('STORY-12: picture addresses', () => {
  test('STORY-12: crop and letterbox need a height', () => {
    expect(() => imageUrl(id, { width: 320, strategy: 'crop' })).toThrow('Expected a height param');
    expect(() => imageUrl(id, { width: 320, strategy: 'letterbox' })).toThrow('Expected a height param');
    expect(imageUrl(id, { width: 680, strategy: 'fit' })).toBe(`/image/fit:680/${id}`);
    expect(imageUrl(id, { width: 320, height: 213, strategy: 'crop' })).toBe(`/image/crop:320:213:50:50/${id}`);
  });

  test('STORY-12: widths come from the fixed set, and the shape is kept', () => {
    expect(imageUrl(id, { width: 600, strategy: 'fit' })).toBe(`/image/fit:680/${id}`);
    expect(imageUrl(id, { width: 9999, strategy: 'fit' })).toBe(`/image/fit:2384/${id}`);
    expect(imageUrl(id, { width: 100, height: 50, strategy: 'letterbox' })).toBe(`/image/letterbox:128:192/${id}`);
    expect(imageUrl(id, { width: 680, height: 460, strategy: 'crop' })).toBe(`/image/crop:680:453:50:50/${id}`);
    expect(imageUrl(id, { width: 10, height: 900, strategy: 'crop' })).toBe(`/image/crop:28:28:50:50/${id}`);
  });

  test('STORY-12: what is written can be read again, for any options', () => {
    fc.assert(
      fc.property(
        fc.record({
          width: fc.integer({ min: 1, max: 4000 }),
          height: fc.integer({ min: 1, max: 9000 }),
          strategy: fc.constantFrom('fit' as const, 'crop' as const, 'letterbox' as const),
          focusPercentX: fc.option(fc.double({ min: -50, max: 150 }), { nil: undefined }),
          focusPercentY: fc.option(fc.double({ min: -50, max: 150 }), { nil: undefined }),
        }),
        (options) => {
          const variant = parseImagePath(imageUrl(id, options));
          expect(variant).toMatchObject({ imageId: id, strategy: options.strategy });
          if (variant) expect(imageUrl(id, variant)).toBe(imageUrl(id, options));
        },
      ),
    );
  });

  test('STORY-12: any other spelling is no picture', () => {
    const wrong = [
      `/image/fit:681/${id}`,
      `/image/fit:0680/${id}`,
      `/image/fit:680/${id}/x`,
      `/image/fit:680/${id.toUpperCase()}`,
      `/image/fit:680/../${id}`,
      `/image/crop:320:213/${id}`,
      `/image/crop:320:213:51:50/${id}`,
      `/image/crop:320:213:50:105/${id}`,
      `/image/crop:320:0:50:50/${id}`,
      `/image/crop:320:0213:50:50/${id}`,
      `/image/crop:320:213:050:50/${id}`,
      `/image/letterbox:320:214/${id}`,
      `/image/crop:320:961:50:50/${id}`,
      `/image/blur:320/${id}`,
    ];
    expect(wrong.filter((path) => parseImagePath(path) !== undefined)).toEqual([]);
  });
});

describe('STORY-12: pictures for displays', () => {
  test('STORY-12: the pixel ratio is capped at 2', () => {
    expect([pixelWidth(680, 1), pixelWidth(680, 2), pixelWidth(680, 4), pixelWidth(40, 0.5)]).toEqual([
      680, 1360, 1360, 40,
    ]);
  });

  test('STORY-12: a set goes up to twice the width and never above the original', () => {
    expect(candidates(imageSrcSet(id, { width: 680, strategy: 'fit' }))).toEqual([320, 480, 680, 960, 1192, 1360]);
    expect(candidates(imageSrcSet(id, { width: 680, strategy: 'fit', originalWidth: 700 }))).toEqual([
      320, 480, 680, 960,
    ]);
    expect(candidates(imageSrcSet(id, { width: 680, strategy: 'fit', originalWidth: 20 }))).toEqual([28]);
    expect(imageSrcSet(id, { width: 40, height: 40, strategy: 'crop' })).toBe(
      [40, 56, 64, 80].map((width) => `/image/crop:${width}:${width}:50:50/${id} ${width}w`).join(', '),
    );
  });
});
