/** What somebody typed into a field of a form; empty where there is none of that name. */
export function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

const LARGEST = 2_147_483_647;

/** What was typed as a whole number that the graph takes; 0 for everything else, which a rule of the field then refuses. */
export function fieldNumber(fields: FormData, name: string): number {
  const number = Number(fieldText(fields, name).trim());
  return Number.isInteger(number) && Math.abs(number) <= LARGEST ? number : 0;
}
