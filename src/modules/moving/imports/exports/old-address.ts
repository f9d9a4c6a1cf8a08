/** The path of an address (`/blog/old-slug`), or nothing for the front page and what is no address. */
export function pathOf(address: string | undefined): string | undefined {
  const trimmed = address?.trim() ?? '';
  if (trimmed === '' || !URL.canParse(trimmed, 'https://source.invalid')) return undefined;
  const { pathname, protocol } = new URL(trimmed, 'https://source.invalid');
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return pathname === '/' ? undefined : pathname;
}

/** Each once, nothing empty. */
export function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value): value is string => value !== undefined && value !== ''))];
}

export function webAddress(address: string | undefined | null): string | undefined {
  const trimmed = address?.trim() ?? '';
  const full = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed;
  return /^https?:\/\//i.test(full) && URL.canParse(full) ? full : undefined;
}
