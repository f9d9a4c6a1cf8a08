import type { Database } from '#platform/database/database.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import type { CommandContext } from '#modules/command-context.ts';
import type { Tables } from '#modules/tables.ts';
import { listEntries, publicationEntries, tagEntries } from './other-entries.ts';
import { personEntries } from './person-entries.ts';
import type { SearchEntry } from './search-entry.ts';
import { type EntryWords, deleteEntries, deletePending, takePending, upsertEntries } from './search.store.ts';
import { storyEntries } from './story-entries.ts';
import { addWords } from './words.store.ts';

type ReadEntries = (database: Database<Tables>, ids: readonly string[]) => Promise<readonly SearchEntry[]>;

const readers: Readonly<Record<SearchIndex, ReadEntries>> = {
  post: storyEntries,
  user: personEntries,
  collection: publicationEntries,
  tag: tagEntries,
  catalog: listEntries,
};

/** Brings everything that waits into search, a few hundred at a time, until told to end; answers with how many there were. */
export async function indexPending(
  context: Pick<CommandContext, 'database'>,
  isEnding: () => boolean = () => false,
): Promise<number> {
  let count = 0;
  for (;;) {
    if (isEnding()) return count;
    const taken = await context.database.transaction(indexSome);
    count += taken;
    if (taken === 0) return count;
  }
}

async function indexSome(database: Database<Tables>): Promise<number> {
  const pending = await takePending(database);
  if (pending.length === 0) return 0;
  const ids = new Map<SearchIndex, Set<string>>();
  for (const { kind, id } of pending) ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  const written: EntryWords[] = [];
  for (const [kind, wanted] of ids) {
    const entries = await readers[kind](database, [...wanted]);
    for (const { id } of entries) wanted.delete(id);
    await deleteEntries(database, kind, [...wanted]);
    written.push(...(await upsertEntries(database, kind, entries)));
  }
  await addWords(database, written);
  await deletePending(
    database,
    pending.map(({ seq }) => seq),
  );
  return pending.length;
}
