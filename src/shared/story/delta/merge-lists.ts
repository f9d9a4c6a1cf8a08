import { diffLists } from './diff-lists.ts';
import { isSameJson } from './is-same-json.ts';

type Item = { readonly id: string };

/** What stands in both lists differently from what they were made from; null where one of them has it no more. */
export type ListConflict<One> = {
  readonly id: string;
  readonly base: One | null;
  readonly mine: One | null;
  readonly theirs: One | null;
};

type Merged<One> = { readonly list: readonly One[]; readonly conflicts: readonly ListConflict<One>[] };

/**
 * Joins two lists that were made from one. What only one side changed is taken from there; where both did,
 * mine stands in the list and both in `conflicts`. What one side changed and the other took away stays.
 */
export function mergeLists<One extends Item>(
  base: readonly One[],
  mine: readonly One[],
  theirs: readonly One[],
): Merged<One> {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map((list) => new Map(list.map((item) => [item.id, item])));
  const kept = new Map<string, One>();
  const conflicts: ListConflict<One>[] = [];
  for (const id of new Set([...theirs, ...mine].map((item) => item.id))) {
    const three = { base: inBase?.get(id) ?? null, mine: inMine?.get(id) ?? null, theirs: inTheirs?.get(id) ?? null };
    const { item, isConflict } = mergeItem(three);
    if (item !== null) kept.set(id, item);
    if (isConflict) conflicts.push({ id, ...three });
  }
  const list = mergeOrder(base, mine, theirs, kept).flatMap((id) => kept.get(id) ?? []);
  return { list, conflicts };
}

function mergeItem<One>({ base, mine, theirs }: Omit<ListConflict<One>, 'id'>): {
  readonly item: One | null;
  readonly isConflict: boolean;
} {
  if (isSameJson(mine, theirs) || isSameJson(theirs, base)) return { item: mine, isConflict: false };
  if (isSameJson(mine, base)) return { item: theirs, isConflict: false };
  return { item: mine ?? theirs, isConflict: true };
}

/** Their order, with everything that I added or moved behind what stands before it with me. */
function mergeOrder<One extends Item>(
  base: readonly One[],
  mine: readonly One[],
  theirs: readonly One[],
  kept: ReadonlyMap<string, One>,
): readonly string[] {
  const moved = new Set(diffLists(base, mine).flatMap((change) => ('move' in change ? [change.move] : [])));
  const order = theirs.map(({ id }) => id).filter((id) => kept.has(id));
  let previous: string | null = null;
  for (const { id } of mine) {
    if (!kept.has(id)) continue;
    const place = order.indexOf(id);
    if (place === -1 || moved.has(id)) {
      if (place !== -1) order.splice(place, 1);
      order.splice(previous === null ? 0 : order.indexOf(previous) + 1, 0, id);
    }
    previous = id;
  }
  return order;
}
