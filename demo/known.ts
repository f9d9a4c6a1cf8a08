/** Ids by name, slug or title: how the parts of the demo world find each other. */
export type Known = ReadonlyMap<string, string>;

/** The id of a name that the world's own files use; a misspelt name is a mistake of ours. */
export function required(ids: Known, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new RangeError(`The demo world does not know ${name}.`);
  return id;
}
