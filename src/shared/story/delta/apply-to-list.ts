import { DeltaDoesNotFit, type ListChange } from './draft-delta.ts';

/** A list after the steps of a delta. Throws `DeltaDoesNotFit` where a step names what is not there, or adds what is. */
export function applyToList<Item extends { readonly id: string }>(
  list: readonly Item[],
  changes: readonly ListChange<Item>[],
): readonly Item[] {
  if (changes.length === 0) return list;
  const result = [...list];
  const placeOf = (id: string): number => {
    const place = result.findIndex((item) => item.id === id);
    if (place === -1) throw new DeltaDoesNotFit(`There is no ${id}`);
    return place;
  };
  const insert = (item: Item, after: string | null): void => {
    result.splice(after === null ? 0 : placeOf(after) + 1, 0, item);
  };
  for (const change of changes) {
    if ('remove' in change) {
      result.splice(placeOf(change.remove), 1);
    } else if ('move' in change) {
      result.splice(placeOf(change.move), 1).forEach((item) => insert(item, change.after));
    } else if (change.after === undefined) {
      result[placeOf(change.put.id)] = change.put;
    } else {
      if (result.some((item) => item.id === change.put.id))
        throw new DeltaDoesNotFit(`${change.put.id} is there already`);
      insert(change.put, change.after);
    }
  }
  return result;
}
