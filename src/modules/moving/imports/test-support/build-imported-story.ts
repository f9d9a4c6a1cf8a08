import type { ImportedStory } from '../imported-story.ts';

export function buildImportedStory(changes: Partial<ImportedStory> = {}): ImportedStory {
  return {
    sourceKey: 'shelf',
    itemKey: 'first.md',
    file: 'posts/first.md',
    title: 'First',
    body: { format: 'markdown', text: 'Words.', dialect: 'plain' },
    authors: [{ key: 'ada', name: 'Ada Quill' }],
    publication: { slug: 'shelf', name: 'The Shelf' },
    tags: [],
    language: 'en',
    publishedAt: new Date('2020-01-02T00:00:00Z'),
    state: 'published',
    oldAddresses: [],
    ...changes,
  };
}
