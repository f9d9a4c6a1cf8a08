import { type SearchIndex, searchIndexes } from '#shared/search/search-index.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readHostedRecords } from './hosted-records.ts';
import { type HostedChange, type HostedSearch, hostedSearchOf } from './hosted-search.ts';
import { hostedSettings } from './hosted-settings.ts';
import { deleteOutgoing, takeOutgoing } from './outgoing.store.ts';

/**
 * Tells the hosted service of everything that waits, as it stands now: what may be found is written, all else is taken
 * away. Answers with how many there were; what was not accepted waits on, and throws.
 */
export async function tellHostedSearch(
  context: CommandContext,
  isEnding: () => boolean = () => false,
): Promise<number> {
  const hosted = hostedSearchOf(context.config);
  if (hosted === undefined) return 0;
  let count = 0;
  for (;;) {
    if (isEnding()) return count;
    const told = await context.database.transaction((database) => tellSome({ ...context, database }, hosted));
    count += told;
    if (told === 0) return count;
  }
}

async function tellSome(context: CommandContext, hosted: HostedSearch): Promise<number> {
  const outgoing = (await takeOutgoing(context.database)) ?? [];
  const ids = new Map<SearchIndex, Set<string>>();
  for (const { kind, id } of outgoing) ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  for (const [kind, wanted] of ids) {
    const records = await readHostedRecords(context, kind, [...wanted]);
    const changes = [...wanted].map((id): HostedChange => {
      const body = records.get(id);
      return body === undefined ? { action: 'deleteObject', body: { objectID: id } } : { action: 'updateObject', body };
    });
    await hosted.change(kind, changes);
  }
  const seqs = outgoing.map(({ seq }) => seq);
  if (seqs.length > 0) await deleteOutgoing(context.database, seqs);
  return outgoing.length;
}

/** Says how each index is searched; with `isEmptied`, takes everything away first, to be told anew. */
export async function setUpHostedSearch(
  { config }: Pick<CommandContext, 'config'>,
  { isEmptied }: { readonly isEmptied: boolean },
): Promise<void> {
  const hosted = hostedSearchOf(config);
  if (hosted === undefined) return;
  for (const kind of searchIndexes) {
    if (isEmptied) await hosted.clear(kind);
    await hosted.set(kind, hostedSettings(kind));
  }
}
