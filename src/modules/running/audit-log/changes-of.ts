export type AuditChange = { readonly name: string; readonly before: string; readonly after: string };

const WHOLE = 'value';

/** What an entry's two sides say, value by value, of what says anything; a side that is no object is one value by itself. */
export function changesOf(before: unknown, after: unknown): readonly AuditChange[] {
  const [old, current] = [valuesOf(before), valuesOf(after)];
  const names = new Set([...old.keys(), ...current.keys()]);
  return [...names]
    .map((name) => ({ name, before: old.get(name) ?? '', after: current.get(name) ?? '' }))
    .filter(({ before: was, after: is }) => was !== '' || is !== '');
}

function valuesOf(side: unknown): ReadonlyMap<string, string> {
  if (side === null || side === undefined) return new Map();
  if (typeof side !== 'object' || Array.isArray(side)) return new Map([[WHOLE, said(side)]]);
  return new Map(Object.entries(side).map(([name, value]) => [name, said(value)]));
}

function said(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.map(said).join(', ') : JSON.stringify(value);
}
