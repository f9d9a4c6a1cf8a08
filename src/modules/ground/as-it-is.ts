/** What is to change: where a value is absent, what there is stays as it is. */
export type Changes<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

/** Values with what is to change in them. */
export function withChanges<Values extends object>(values: Values, changes: Changes<Values>): Values {
  const wanted: Values = { ...values };
  for (const name in changes) {
    const value = changes[name];
    if (value !== undefined) wanted[name] = value;
  }
  return wanted;
}
