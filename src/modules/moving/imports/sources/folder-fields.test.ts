import { expect, test } from 'vitest';
import type { ImportedStory, ImportProblem } from '../imported-story.ts';
import { writeFolder } from '../test-support/write-folder.ts';
import { openFolderSource } from './folder-source.ts';

async function read(name: string, files: Record<string, string>) {
  const folder = await writeFolder(name, files);
  try {
    const source = await openFolderSource(folder.path);
    const stories: ImportedStory[] = [];
    const problems: ImportProblem[] = [];
    for await (const item of source?.items ?? []) {
      if ('itemKey' in item) stories.push(item);
      else problems.push(item);
    }
    return { stories, problems };
  } finally {
    await folder.remove();
  }
}

test('STORY-1: posts have the author of their site or their folder, and what cannot be read is told', async () => {
  const { stories, problems } = await read('nib', {
    'src/_data/metadata.json': '{"title":"Nib & Ink","url":"https://nib.example/","author":{"name":"Jo O’Hara"}}',
    'src/blog/blog.json': '{"tags":["posts"],"layout":"post.njk"}',
    'src/blog/kim/kim.json': '{"author":"Kim Lee, PhD"}',
    'src/blog/a.md': '---\ntitle: A\ndate: 1667692800000\n---\nx',
    'src/blog/kim/b.md': '---\ntitle: B\ntags: [ink]\n---\nx',
    'src/blog/c.njk': '---\ntitle: C\n---\nx',
  });
  expect(stories.map(({ title, authors, tags }) => [title, authors.map(({ name }) => name).join(), tags])).toEqual([
    ['A', 'Jo O’Hara', []],
    ['B', 'Kim Lee, PhD', ['ink']],
  ]);
  expect(stories[0]?.publication?.name).toBe('Nib & Ink');
  expect(stories[0]?.publishedAt?.toISOString()).toBe('2022-11-06T00:00:00.000Z');
  expect(problems.map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
    'src/blog/c.njk: We don’t read .njk files. It was left out.',
  ]);
});

test('STORY-1: a site below the root of its host: its pictures are found, and its categories stand in its addresses', async () => {
  const folder = await writeFolder('margins', {
    '_config.yml': 'url: https://e.example\nbaseurl: /notes\npermalink: /:categories/:title.html\n',
    'assets/one.png': new Uint8Array([1]),
    '_posts/2021-02-03-a.md': '---\ntitle: A\ncategories: margins ink\n---\nx',
  });
  try {
    const source = await openFolderSource(folder.path);
    const found = await source?.resolveFile('/notes/assets/one.png', '_posts/2021-02-03-a.md');
    expect([...(found ?? [])]).toEqual([1]);
    for await (const story of source?.items ?? [])
      expect('oldAddresses' in story && story.oldAddresses).toContain('/margins/ink/a.html');
  } finally {
    await folder.remove();
  }
});
