import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { sourceStack } from './source-stack.ts';

const errorAt = (places: readonly string[]): Error =>
  Object.assign(new Error('odd'), { stack: ['Error: odd', ...places].join('\n    at clapStory ') });

test('a stack names the sources of what was built, and stays as it is where nothing tells them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'source-stack-'));
  try {
    const built = pathToFileURL(join(folder, 'main.js')).href;
    // The third line of the build is the fifth of the source, three columns further in.
    const map = { version: 3, sources: ['src/clap-story.ts'], names: [], mappings: ';;AAIG' };
    await writeFile(join(folder, 'main.js.map'), JSON.stringify(map));
    const other = built.replace('main.js', 'other.js');
    const stack = sourceStack(errorAt([`(${built}:3:1)`, `${other}:3:1`, '(node:net:1:2)']));
    const source = built.replace('main.js', 'src/clap-story.ts');
    expect(stack.split('\n    at clapStory ')).toEqual([
      'Error: odd',
      `(${source}:5:4)`,
      `${other}:3:1`,
      '(node:net:1:2)',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
