import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packedZeros, writeZip } from '../archive/test-support/write-zip.ts';
import { measureExport, sourceFolder } from './test-support/source-files.ts';

const MOST_MEMORY = 200;
/** The text that a test makes in one piece is in the memory of this process too, until it is collected. */
const HELD_HERE = 100;
const WXR = '<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>T</title>';

describe('memory', () => {
  test('a bomb of 2 GiB is refused within 200 MB, whatever it declares', async () => {
    const packed = packedZeros(2048);
    const folder = await sourceFolder({});
    for (const declaredSize of [2048 * 1_048_576, 100]) {
      const path = join(folder, `bomb-${declaredSize}.zip`);
      await writeFile(path, writeZip([{ name: 'posts.csv', packed, declaredSize }]));
      const { stories, reasons, growth } = await measureExport(path);
      expect(stories).toBe(0);
      expect(reasons).toHaveLength(1);
      expect(growth).toBeLessThan(MOST_MEMORY);
    }
  });

  test('an export of 80 MB (more as text) is read piece by piece', async () => {
    const body = `<p>${'wörd—'.repeat(17_000)}</p>`;
    const item = (id: number): string =>
      `<item><title>Post ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><content:encoded><![CDATA[${body}${id}]]></content:encoded></item>`;
    const xml = `${WXR}${Array.from({ length: 600 }, (_none, id) => item(id)).join('')}</channel></rss>`;
    const row = (id: number): string =>
      JSON.stringify({
        id: String(id),
        title: `Post ${id}`,
        slug: `post-${id}`,
        status: 'published',
        html: `${body}${id}`,
      });
    const json = `{"db":[{"meta":{"exported_on":1},"data":{"posts":[${Array.from({ length: 600 }, (_none, id) => row(id)).join(',')}]}}]}`;
    for (const [name, content] of [
      ['site.xml', xml],
      ['ghost.json', json],
    ] as const) {
      const { stories, reasons, growth } = await measureExport(await sourceFolder({ [name]: content }));
      expect(reasons).toEqual([]);
      expect(stories).toBe(600);
      expect(growth).toBeLessThan(MOST_MEMORY);
    }
  });

  test('an element or a row without an end is refused before it fills the memory', async () => {
    const xml = await measureExport(
      await sourceFolder({ 'site.xml': `${WXR}<item><title><![CDATA[${'x'.repeat(100 * 1_048_576)}` }),
    );
    expect(xml.reasons[0]).toContain('8 MB');
    expect(xml.growth).toBeLessThan(MOST_MEMORY + HELD_HERE);
    const json = await measureExport(
      await sourceFolder({ 'ghost.json': `{"db":[{"data":{"posts":[{"id":"${'x'.repeat(100 * 1_048_576)}` }),
    );
    expect(json.reasons[0]).toContain('16 MB');
    expect(json.growth).toBeLessThan(MOST_MEMORY + HELD_HERE);
  });
});
