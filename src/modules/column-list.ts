/** Names of a type's properties, each with the column that holds it. */
export type Columns<Type> = { readonly [Property in keyof Type]-?: string };

/** `s.creator_id as "creatorId", …` for a statement written by hand; a prefix keeps joined tables apart. */
export function columnList<Type>(alias: string, columns: Columns<Type>, prefix = ''): string {
  return Object.entries<string>(columns)
    .map(([property, column]) => `${alias}.${column} as "${prefix}${property}"`)
    .join(', ');
}

/** Takes the properties of one joined table out of a row; undefined where the join found nothing. */
export function pickColumns<Type extends { readonly id: string }>(
  row: Readonly<Record<string, unknown>>,
  columns: Columns<Type>,
  prefix: string,
): Type | undefined {
  if (row[`${prefix}id`] === null) return undefined;
  const picked: Record<string, unknown> = {};
  for (const property of Object.keys(columns)) picked[property] = row[prefix + property];
  return picked as Type;
}
