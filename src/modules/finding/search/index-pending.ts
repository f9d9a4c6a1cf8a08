import type { Database } from '#platform/database/database.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { hostedSearchOf } from './hosted-search.ts';
import { addOutgoing } from './outgoing.store.ts';
import { readSearchEntries } from './read-search-entries.ts';
import { type EntryWords, deleteEntries, deletePending, takePending, upsertEntries } from './search.store.ts';
import { addWords } from './words.store.ts';

/** Brings everything that waits into search, a few hundred at a time, until told to end; answers with how many there were. */
export async function indexPending(
  context: Pick<CommandContext, 'database' | 'config'>,
  isEnding: () => boolean = () => false,
): Promise<number> {
  const isHosted = hostedSearchOf(context.config) !== undefined;
  let count = 0;
  for (;;) {
    if (isEnding()) return count;
    const taken = await context.database.transaction((database) => indexSome(database, isHosted));
    count += taken;
    if (taken === 0) return count;
  }
}

async function indexSome(database: Database<Tables>, isHosted: boolean): Promise<number> {
  const pending = await takePending(database);
  if (pending.length === 0) return 0;
  const ids = new Map<SearchIndex, Set<string>>();
  for (const { kind, id } of pending) ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  const written: EntryWords[] = [];
  for (const [kind, wanted] of ids) {
    const entries = await readSearchEntries(database, kind, [...wanted]);
    for (const { id } of entries) wanted.delete(id);
    await deleteEntries(database, kind, [...wanted]);
    written.push(...(await upsertEntries(database, kind, entries)));
  }
  await addWords(database, written);
  if (isHosted) await addOutgoing(database, pending);
  await deletePending(
    database,
    pending.map(({ seq }) => seq),
  );
  return pending.length;
}
