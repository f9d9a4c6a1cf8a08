/** Names of a type's properties, each with the column that holds it. */
export type Columns<Type> = { readonly [Property in keyof Type]-?: string };

/** `s.creator_id as "creatorId", …` for a statement written by hand; a prefix keeps joined tables apart. */
export function columnList<Type>(alias: string, columns: Columns<Type>, prefix = ''): string {
  return Object.entries<string>(columns)
    .map(([property, column]) => `${alias}.${column} as "${prefix}${property}"`)
    .join(', ');
}

/** Takes the properties of one joined table out of a row; undefined where the join found nothing. */
export type PickColumns<Type> = (row: Readonly<Record<string, unknown>>) => Type | undefined;

/** Makes the function that picks: the names in the row are put together once, not for each row. */
export function columnPicker<Type extends { readonly id: string }>(
  columns: Columns<Type>,
  prefix: string,
): PickColumns<Type> {
  const properties = Object.keys(columns);
  const names = properties.map((property) => prefix + property);
  const idName = `${prefix}id`;
  // All properties are there from the beginning: an object that grows by dozens is made anew on its way.
  const empty = Object.fromEntries(properties.map((property) => [property, null]));
  return (row) => {
    if (row[idName] === null) return undefined;
    const picked: Record<string, unknown> = { ...empty };
    properties.forEach((property, index) => {
      picked[property] = row[names[index] ?? ''];
    });
    return picked as Type;
  };
}
