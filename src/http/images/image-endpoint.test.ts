import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageFileKey } from '#modules/media/stored-image.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';
import { chooseFormat } from './image-endpoint.ts';

const ID = '0123456789abcdef0123456789abcdef';
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite('export const renderPage = count;');
  const picture = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#336699' } }).jpeg();
  await site.files.put(imageFileKey(ID), await picture.toBuffer());
});
afterAll(() => site.close());

describe('STORY-12: pictures', () => {
  test('are cut to size in the format that the reader takes, and kept for good', async () => {
    const path = imageUrl(ID, { width: 320, height: 320, strategy: 'crop', focusPercentX: 10 });
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'heif'],
      ['image/webp,*/*', 'webp'],
      ['*/*', 'jpeg'],
    ] as const) {
      const answer = await site.ask(path, { headers: { accept } });
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({ vary: 'accept', 'cache-control': 'public, max-age=31536000, immutable' });
      expect(await sharp(answer.body).metadata()).toMatchObject({ format, width: 320, height: 320 });
    }
  });

  test('are never scaled up', async () => {
    const answer = await site.ask(imageUrl(ID, { width: 2384, strategy: 'fit' }));
    expect(await sharp(answer.body).metadata()).toMatchObject({ width: 1000, height: 500 });
  });

  test.each([`/image/fit:321/${ID}`, `/image/fit:320/../../secret.key`, '/image/', `/image/fit:320/${'f'.repeat(32)}`])(
    '%s is not there',
    async (path) => {
      expect((await site.ask(path)).status).toBe(404);
    },
  );

  test('many who ask for one size at once all get it', async () => {
    const path = imageUrl(ID, { width: 480, strategy: 'fit' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => site.ask(path)));
    expect(new Set(answers.map((answer) => answer.body.toString('base64'))).size).toBe(1);
  });
});

test.each([
  [undefined, 'plain'],
  ['*/*', 'plain'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif', 'avif'],
])('%j takes %s', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});
