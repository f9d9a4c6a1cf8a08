import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { plainText } from '#shared/story/plain-text.ts';
import { convertBody } from '#modules/moving/imports/convert/convert-body.ts';
import type { ImportedStory } from '#modules/moving/imports/imported-story.ts';
import { openFolderSource } from '#modules/moving/imports/sources/folder-source.ts';
import { corpusFolder } from '#modules/moving/imports/test-support/corpus-folder.ts';
import { createId } from '#modules/ground/create-id.ts';
import { importPerson } from '#modules/people/people/import-person.ts';
import { indexPending } from '#modules/finding/search/index-pending.ts';
import { type TestGraph, createTestGraph } from '#test/support/test-graph.ts';

export type KnownStory = { readonly id: string; readonly title: string; readonly text: string };
export type KnownPerson = { readonly id: string; readonly name: string };

/** Real stories in a database of their own, as search finds them. */
export type SearchWorld = TestGraph & {
  readonly stories: readonly KnownStory[];
  readonly people: readonly KnownPerson[];
};

/**
 * Brings every `stride`th story of the corpus in; undefined, with one line that says so, where the corpus is not
 * here.
 */
export async function openSearchWorld(stride: number): Promise<SearchWorld | undefined> {
  const corpus = corpusFolder();
  if (corpus === undefined) {
    process.stderr.write('Skipped: search for known stories, because the corpus is not here (LONGHAND_CORPUS).\n');
    return undefined;
  }
  const world = await createTestGraph();
  const stories: KnownStory[] = [];
  const people = new Map<string, string>();
  let number = 0;
  const entries = await readdir(corpus, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory() && entry.name !== 'exports')) {
    const source = await openFolderSource(join(corpus, name));
    for await (const item of source?.items ?? []) {
      number += 1;
      if (!('itemKey' in item) || item.state !== 'published' || number % stride !== 0) continue;
      const known = await bringIn(world, item, source, people).catch(() => undefined);
      if (known !== undefined) stories.push(known);
    }
  }
  await indexPending(world.context);
  return { ...world, stories, people: [...people].map(([personName, id]) => ({ id, name: personName })) };
}

async function bringIn(
  { context }: TestGraph,
  item: ImportedStory,
  source: Parameters<typeof convertBody>[1],
  people: Map<string, string>,
): Promise<KnownStory> {
  const { document } = convertBody(item, source);
  const authors = item.authors.length > 0 ? item.authors : [{ key: item.sourceKey, name: item.sourceKey }];
  const authorIds: string[] = [];
  for (const { key, name } of authors) {
    const { id } = await importPerson(context, { sourceKey: item.sourceKey, key, name, bio: '' });
    people.set(name, id);
    authorIds.push(id);
  }
  const id = createId();
  const publishedAt = item.publishedAt ?? null;
  // Rows as an import leaves them, without the pages that it draws: thousands are in after a minute.
  await context.database.kysely
    .insertInto('story')
    .values({
      id,
      creator_id: authorIds[0] ?? '',
      author_ids: [...new Set(authorIds)],
      title: item.title,
      subtitle: item.subtitle ?? '',
      language: item.language,
      state: 'published',
      visibility: 'public',
      is_listed: true,
      reading_minutes: 1,
      word_count: 1,
      sort_key: (publishedAt?.getTime() ?? 0) * 1_000,
      first_published_at: publishedAt,
      latest_published_at: publishedAt,
      created_at: context.clock.now(),
      updated_at: context.clock.now(),
    })
    .execute();
  await context.database.kysely
    .insertInto('story_body')
    .values({ story_id: id, document: JSON.stringify(document) })
    .execute();
  return { id, title: item.title, text: plainText(document) };
}
