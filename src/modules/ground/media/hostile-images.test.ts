import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildAnimation } from '#test/factories/build-animation.ts';
import { prepareImage } from './prepare-image.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } });

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A small file that unpacks to a picture of one colour, as large as it says. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, in greys.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

test('WRITE-1: a small file that would fill the memory as a picture is refused, and one that would not is taken', async () => {
  const file = bomb(30_000, 30_000);
  expect(file.length).toBeLessThan(1_000_000);
  expect(await prepareImage(file)).toEqual({ ok: false, reason: expect.stringMatching(/\.$/) });
  expect(await prepareImage(bomb(300, 300))).toMatchObject({ ok: true, image: { width: 300, height: 300 } });
});

test('WRITE-1: a picture that says it is larger than its bytes is refused', async () => {
  const file = bomb(400, 400);
  file.writeUInt32BE(65_000, 16);
  expect(await prepareImage(file)).toMatchObject({ ok: false });
});

const PLACE = 'GPS 51.5 N 0.1 W';
const exif = { IFD0: { ImageDescription: PLACE }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${PLACE}"/></rdf:RDF></x:xmpmeta>`;

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'WRITE-1: where a picture was taken is gone from a %s',
  async (format) => {
    for (const marked of [plain(60, 40).withExif(exif), plain(60, 40).withXmp(xmp)]) {
      const bytes = await marked.toFormat(format).toBuffer();
      const before = await sharp(bytes).metadata();
      expect((before.exif ?? before.xmp)?.length, 'the test has a place in it').toBeGreaterThan(0);
      const result = await prepareImage(bytes);
      const stored = result.ok ? Buffer.from(result.image.bytes) : bytes;
      expect(stored.includes(PLACE)).toBe(false);
      const { exif: kept, xmp: keptToo, iptc } = await sharp(stored).metadata();
      expect([kept, keptToo, iptc]).toEqual([undefined, undefined, undefined]);
    }
  },
);

test('WRITE-1: words beside the picture in a PNG are gone, too', async () => {
  const bytes = await plain(60, 40).png().toBuffer();
  const end = bytes.length - 12;
  const words = chunk('tEXt', Buffer.from(`Location\0${PLACE}`, 'latin1'));
  const marked = Buffer.concat([bytes.subarray(0, end), words, bytes.subarray(end)]);
  const result = await prepareImage(marked);
  expect(result.ok && Buffer.from(result.image.bytes).includes(PLACE)).toBe(false);
});

test('WRITE-1: an ordinary animation is taken, one of too many frames for its size is refused with a sentence', async () => {
  expect(await prepareImage(buildAnimation(800, 600, 250))).toMatchObject({ ok: true });
  const file = buildAnimation(1_500, 1_500, 230);
  expect(file.length).toBeLessThan(3_000_000);
  expect(await prepareImage(file)).toEqual({ ok: false, reason: expect.stringContaining('too many frames') });
});
