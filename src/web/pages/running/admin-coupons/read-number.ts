/** What stands in a field for a number: null where it is empty, NaN where it is none. */
export function readNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
