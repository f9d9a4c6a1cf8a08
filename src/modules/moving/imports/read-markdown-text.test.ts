import { expect, test } from 'vitest';
import { renderMarkdown } from '#shared/story/render-markdown.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { readMarkdownText, writtenPicture } from './read-markdown-text.ts';

const TEXT = `# First

A **bold**, an _italic_, a \`code\` and [a link](<https://example.com/>), 5 \\* 3.\\
In a new line.

## Second

- one
- two

1. one
2. two

> Quoted.

| a | b |
| --- | --- |
| 1 | 2 |

\`\`\`js
const a = 1;
\`\`\`

A note.[^1]

[^1]: Below.`;

const read = (text: string, kept?: StoryDocument): StoryDocument => {
  const answer = readMarkdownText(text, kept);
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.document;
};
const write = (document: StoryDocument): string =>
  renderMarkdown(document, { imagePath: writtenPicture, topLevel: 1 }).trim();

test('PUB-1: a page that is edited often stays as it was written', () => {
  const once = write(read(TEXT));
  expect(once).toContain('# First\n');
  expect(once).toContain('## Second\n');
  expect(write(read(once))).toBe(once);
});

test('PUB-1: pictures that stand on a page stay there, and no others come in by their address', () => {
  const imageId = '0123456789abcdef0123456789abcdef';
  const picture = { kind: 'stored', imageId, width: 8, height: 6, focusPercentX: 10 } as const;
  const kept: StoryDocument = {
    ...storyDocument(paragraph('Before.')),
    blocks: [{ type: 'image', id: 'abcd', picture, alt: 'A boat', layout: 'inset' }],
  };
  const again = read(write(kept), kept);
  expect(again.blocks).toMatchObject([{ type: 'image', picture, alt: 'A boat' }]);
  expect(JSON.stringify(read(write(kept)))).not.toContain('stored');
});

test('PUB-1: what cannot be read is refused with a sentence', () => {
  expect(readMarkdownText(`${'> '.repeat(60_000)}deep`)).toHaveProperty('fault');
});
