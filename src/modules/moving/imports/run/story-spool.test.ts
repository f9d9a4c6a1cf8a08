import { expect, test } from 'vitest';
import type { ImportedStory } from '../imported-story.ts';
import { buildImportedStory } from '../test-support/build-imported-story.ts';
import { createStorySpool } from './story-spool.ts';

test('stories come back as they were put in, whatever ends a line elsewhere', async () => {
  const long = buildImportedStory({ itemKey: 'long', body: { format: 'html', text: 'Much.\u2028'.repeat(40_000) } });
  const stories: readonly ImportedStory[] = [
    buildImportedStory({ title: 'One\u2028two\u2029three\u0085four\r\nfive', updatedAt: new Date('2021-01-01') }),
    long,
    buildImportedStory({ itemKey: 'third' }),
  ];
  const spool = await createStorySpool();
  try {
    for (const story of stories) await spool.add(story);
    await spool.close();
    const read: ImportedStory[] = [];
    for await (const story of spool.read()) read.push(story);
    expect(read).toEqual(stories);
  } finally {
    await spool.remove();
  }
});
