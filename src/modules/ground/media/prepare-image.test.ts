import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prepareImage } from './prepare-image.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } });

describe('images that come in (rule 4)', () => {
  test('bytes that need nothing are kept as they are', async () => {
    const bytes = await plain(40, 30).png().toBuffer();
    const result = await prepareImage(bytes);
    expect(result).toMatchObject({ ok: true, image: { format: 'png', width: 40, height: 30 } });
    expect(result.ok && Buffer.from(result.image.bytes).equals(bytes)).toBe(true);
    expect(result.ok && result.image.placeholder.length <= 600).toBe(true);
  });

  test('a photograph is turned upright and loses where and with what it was taken', async () => {
    const exif = { IFD0: { Copyright: 'somebody', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const bytes = await plain(40, 30).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const result = await prepareImage(bytes);
    expect(result).toMatchObject({ ok: true, image: { format: 'jpeg', width: 30, height: 40 } });
    if (!result.ok) return;
    const metadata = await sharp(result.image.bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(Buffer.from(result.image.bytes).includes('somebody')).toBe(false);
  });

  test('the longest side is at most 4,096 pixels', async () => {
    const result = await prepareImage(await plain(5_000, 100).webp().toBuffer());
    expect(result).toMatchObject({ ok: true, image: { width: 4_096, height: 82 } });
  });

  test.each<[string, string]>([
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'SVG'],
    ['\uFEFF  <?xml version="1.0"?><svg/>', 'SVG'],
    ['not an image at all', 'as an image'],
    ['', 'as an image'],
  ])('%j is refused with a sentence', async (text, part) => {
    const result = await prepareImage(Buffer.from(text));
    expect(result.ok ? '' : result.reason).toContain(part);
  });

  test('a broken image is refused', async () => {
    const bytes = await plain(400, 300).png().toBuffer();
    const result = await prepareImage(bytes.subarray(0, 60));
    expect(result.ok).toBe(false);
  });
});
