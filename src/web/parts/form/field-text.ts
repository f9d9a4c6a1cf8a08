/** What somebody typed into a field of a form; empty where there is none of that name. */
export function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
