import type { CommandContext } from '#modules/ground/command-context.ts';
import { findKnownItem, rememberItem } from '#modules/ground/sources/known-items.ts';
import type { Kind } from '../tables/fields.ts';
import { tableOfKind } from '../tables/portable-tables.ts';
import { selectIds } from './moved-rows.store.ts';

/** What the ids of an archive are called here: mostly the same, since they come in under their own where it is free. */
export type IdMap = {
  /** Which of them are here, by the ids of the archive. */
  readonly resolve: (kind: Kind, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Notes that a thing has another id here. */
  readonly put: (kind: Kind, archived: string, here: string) => void;
  /** The same, remembered for the next import of the same site. */
  readonly remember: (kind: 'person' | 'story', archived: string, here: string) => Promise<void>;
  /** What an earlier import made of it. */
  readonly known: (kind: 'person' | 'story', archived: string) => Promise<string | undefined>;
};

export function createIdMap(context: CommandContext, sourceKey: string): IdMap {
  const others = new Map<string, string>();
  const place = (kind: Kind, id: string) => `${kind} ${id}`;
  const item = (kind: 'person' | 'story', itemKey: string) => ({ sourceKey, kind, itemKey }) as const;
  async function known(kind: 'person' | 'story', archived: string): Promise<string | undefined> {
    return others.get(place(kind, archived)) ?? (await findKnownItem(context, item(kind, archived)))?.entityId;
  }
  return {
    known,
    async resolve(kind, ids) {
      const wanted = new Map<string, string>();
      for (const id of new Set(ids)) {
        const other = kind === 'person' || kind === 'story' ? await known(kind, id) : others.get(place(kind, id));
        wanted.set(id, other ?? id);
      }
      const there = await selectIds(context.database, tableOfKind[kind], [...wanted.values()]);
      return new Map([...wanted].filter(([, here]) => there.has(here)));
    },
    put: (kind, archived, here) => void others.set(place(kind, archived), here),
    async remember(kind, archived, here) {
      others.set(place(kind, archived), here);
      await rememberItem(context, item(kind, archived), here);
    },
  };
}
