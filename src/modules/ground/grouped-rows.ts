import DataLoader from 'dataloader';

export type Owned = { readonly ownerId: string };

/**
 * Rows that belong to many owners (the stories of a tag, the items of a list), loaded for all owners
 * that are asked about in one tick by one statement. `key` names the statement with its arguments:
 * the same key always loads the same way.
 */
export type GroupedRows = <Row extends Owned>(
  key: string,
  ownerId: string,
  load: (ownerIds: readonly string[]) => Promise<readonly Row[]>,
) => Promise<readonly Row[]>;

/** A fresh one for each request. */
export function createGroupedRows(): GroupedRows {
  const loaders = new Map<string, DataLoader<string, readonly Owned[]>>();
  return async <Row extends Owned>(
    key: string,
    ownerId: string,
    load: (ownerIds: readonly string[]) => Promise<readonly Row[]>,
  ) => {
    const loader = loaders.get(key) ?? new DataLoader<string, readonly Owned[]>((ids) => group(ids, load));
    loaders.set(key, loader);
    // One key has one kind of rows, which the map cannot say.
    return (await loader.load(ownerId)) as readonly Row[];
  };
}

async function group<Row extends Owned>(
  ownerIds: readonly string[],
  load: (ownerIds: readonly string[]) => Promise<readonly Row[]>,
): Promise<(readonly Row[])[]> {
  const groups = Map.groupBy(await load(ownerIds), (row) => row.ownerId);
  return ownerIds.map((id) => groups.get(id) ?? []);
}
