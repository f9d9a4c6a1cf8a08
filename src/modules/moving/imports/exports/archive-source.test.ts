import { join } from 'node:path';
import { expect, test } from 'vitest';
import { detectExport } from './detect-export.ts';
import { sourceFolder } from './test-support/source-files.ts';

test('pictures are found beside the file, from the top and by the platform’s folder; nothing else is handed out', async () => {
  const folder = await sourceFolder({
    'outside.png': 'outside',
    'site/ghost.json': '{"db":[{"meta":{"exported_on":1},"data":{"posts":[]}}]}',
    'site/content/images/a.png': 'A',
    'site/images/b.png': 'B',
    'site/members.csv': 'reader@example.org',
  });
  const source = await detectExport(join(folder, 'site'));
  const find = async (reference: string): Promise<string | undefined> => {
    const bytes = await source?.resolveFile(reference, 'ghost.json');
    return bytes === undefined ? undefined : Buffer.from(bytes).toString();
  };
  expect(await find('/content/images/a.png')).toBe('A');
  expect(await find('https://tea.example/content/images/a.png?v=1')).toBe('A');
  expect(await find('/content/images/b.png')).toBe('B');
  expect(await find('../outside.png')).toBeUndefined();
  expect(await find('/%2e%2e/outside.png')).toBeUndefined();
  expect(await find('members.csv')).toBeUndefined();
  await source?.close();
});
