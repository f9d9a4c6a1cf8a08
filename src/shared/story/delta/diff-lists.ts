import type { ListChange } from './draft-delta.ts';
import { isSameJson } from './is-same-json.ts';

type Item = { readonly id: string };

/** The steps from one list to another: what went, then from the front what came, moved or changed. */
export function diffLists<One extends Item>(before: readonly One[], after: readonly One[]): ListChange<One>[] {
  const old = new Map(before.map((item) => [item.id, item]));
  const places = new Map(before.map((item, place) => [item.id, place]));
  const wanted = new Set(after.map((item) => item.id));
  const changes: ListChange<One>[] = before.filter(({ id }) => !wanted.has(id)).map(({ id }) => ({ remove: id }));
  const staying = idsInOrder(
    after.map(({ id }) => id).filter((id) => places.has(id)),
    places,
  );
  let previous: string | null = null;
  for (const item of after) {
    const was = old.get(item.id);
    if (was === undefined) {
      changes.push({ put: item, after: previous });
    } else {
      if (!staying.has(item.id)) changes.push({ move: item.id, after: previous });
      if (!isSameJson(was, item)) changes.push({ put: item });
    }
    previous = item.id;
  }
  return changes;
}

/** The most of the ids that stand in the same order in both lists: these need not move (patience sorting). */
function idsInOrder(ids: readonly string[], places: ReadonlyMap<string, number>): ReadonlySet<string> {
  const placeOf = (id: string): number => places.get(id) ?? 0;
  const tails: string[] = [];
  const before = new Map<string, string | undefined>();
  for (const id of ids) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(tails[middle] ?? id) < placeOf(id)) low = middle + 1;
      else high = middle;
    }
    before.set(id, tails[low - 1]);
    tails[low] = id;
  }
  const staying = new Set<string>();
  for (let id = tails.at(-1); id !== undefined; id = before.get(id)) staying.add(id);
  return staying;
}
