/** A row that the database's own rules say is there. Throws where it is not: that is a mistake of ours. */
export function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The ${what} is missing.`);
  return value;
}
