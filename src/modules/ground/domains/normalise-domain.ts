const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const LONGEST = 253;

/**
 * The name of a host in the form in which browsers send it: lower case, Punycode, no dot at its end,
 * with a port only where one is given. Undefined for addresses, single names and numbers.
 */
export function normaliseDomain(text: string): string | undefined {
  const trimmed = text.trim().replace(/\.$/, '');
  if (/[/@?#\\\s]/.test(trimmed)) return undefined;
  const url = URL.parse(`https://${trimmed}`);
  if (url === null || url.host.length > LONGEST) return undefined;
  const labels = url.hostname.split('.');
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return isName ? url.host : undefined;
}
