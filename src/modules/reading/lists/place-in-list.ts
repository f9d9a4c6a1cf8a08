import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { endPlaces, placesFrom, renumberItems } from './list-items.store.ts';

/** Where an item is to stand: at an end, or right behind another. */
export type Position = 'start' | 'end' | { readonly after: string };

/** The place of an item in a list that is locked; undefined where the item before it is not there. */
export async function placeAt(
  database: Database<Tables>,
  listId: string,
  position: Position,
): Promise<number | undefined> {
  if (typeof position === 'string') {
    const ends = await endPlaces(database, listId);
    if (ends === undefined) return 1;
    return position === 'start' ? ends.first - 1 : ends.last + 1;
  }
  const middle = between(await placesFrom(database, listId, position.after));
  if (middle !== 'full') return middle;
  await renumberItems(database, listId);
  const wide = between(await placesFrom(database, listId, position.after));
  return wide === 'full' ? undefined : wide;
}

type Places = { readonly place: number; readonly next: number | undefined } | undefined;

/** Half way to the next; `full` where no number lies between the two any more. */
function between(places: Places): number | 'full' | undefined {
  if (places === undefined) return undefined;
  const { place, next } = places;
  if (next === undefined) return place + 1;
  const middle = (place + next) / 2;
  return place < middle && middle < next ? middle : 'full';
}
