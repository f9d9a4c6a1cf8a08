import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageFileKey } from '#modules/ground/media/stored-image.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import { buildAnimation } from '#test/factories/build-animation.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';
import { chooseFormat } from './image-endpoint.ts';

const ID = '0123456789abcdef0123456789abcdef';
const ANIMATION = 'a'.repeat(32);
let site: TestSite;
/** Keeps a picture under an id of its own. */
async function keep(id: string, bytes: Buffer, width: number, height: number): Promise<void> {
  const { context, database, files } = site;
  await files.put(imageFileKey(id), bytes);
  const size = { width, height, byte_count: bytes.length };
  await database.kysely
    .insertInto('image')
    .values({ id, format: 'jpeg', ...size, created_at: context.clock.now() })
    .execute();
}

beforeAll(async () => {
  site = await startTestSite('export const renderPage = count;');
  const picture = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#336699' } }).jpeg();
  await keep(ID, await picture.toBuffer(), 1000, 500);
  await keep(ANIMATION, buildAnimation(480, 360, 600), 480, 360);
});
afterAll(() => site.close());

describe('STORY-12: pictures', () => {
  test('are cut to size in the format that the reader takes, and kept for good', async () => {
    const path = imageUrl(ID, { width: 320, height: 320, strategy: 'crop' });
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

  test.each([
    `/image/crop:320:568:50:50/${ID}`,
    `/image/letterbox:1600:2400/${ID}`,
    `/image/fit:321/${ID}`,
    `/image/fit:320/../../secret.key`,
    '/image/',
    `/image/fit:320/${'f'.repeat(32)}`,
  ])('%s is not there', async (path) => {
    expect((await site.ask(path)).status).toBe(404);
  });

  test('are cut around a focus that a story has; any other one leads to the same cut there, and nothing is made', async () => {
    const cut = (focusPercentX: number, focusPercentY: number) =>
      imageUrl(ID, { width: 320, height: 213, strategy: 'crop', focusPercentX, focusPercentY });
    const count = () => site.database.query<{ key: string }>('test_count', 'select key from image_variant', []);
    const before = (await count()).length;
    for (const path of [cut(10, 35), cut(0, 100)]) {
      const answer = await site.ask(path);
      expect([answer.status, answer.headers.location]).toEqual([302, cut(50, 50)]);
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    }
    expect(await count()).toHaveLength(before);
    await buildStory(site.context, {
      sourceKey: 's',
      itemKey: 'one',
      cover: {
        image: { id: ID, width: 1000, height: 500, placeholder: '', format: 'jpeg' },
        alt: '',
        focusPercentX: 11,
        focusPercentY: 34,
      },
    });
    expect((await site.ask(cut(10, 35))).status).toBe(200);
    expect((await site.ask(cut(0, 100))).headers.location).toBe(cut(10, 35));
    expect(await count()).toHaveLength(before + 1);
  });

  test('that move are shown in every size', async () => {
    for (const path of [
      imageUrl(ANIMATION, { width: 320, strategy: 'fit' }),
      imageUrl(ANIMATION, { width: 128, height: 128, strategy: 'crop' }),
    ]) {
      for (const accept of ['image/avif,*/*', 'image/webp', '*/*']) {
        expect((await site.ask(path, { headers: { accept } })).status, path).toBe(200);
      }
    }
  });

  test('cost by what is read and made: one network is told to come back, another is not held up', async () => {
    const heavy = 'b'.repeat(32);
    await keep(
      heavy,
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      60,
      40,
    );
    await site.database.query('test_heavy', 'update image set byte_count = 150000000 where id = $1', [heavy]);
    const ask = (width: number, from: string) => site.ask(imageUrl(heavy, { width, strategy: 'fit' }), { from });
    const statuses = [await ask(28, '127.0.0.31'), await ask(40, '127.0.0.31'), await ask(40, '127.0.0.32')];
    expect(statuses.map(({ status }) => status)).toEqual([200, 429, 200]);
    expect(Number(statuses[1]?.headers['retry-after'])).toBeGreaterThan(0);
    // An existing size costs nothing.
    expect((await ask(28, '127.0.0.31')).status).toBe(200);
  });

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
