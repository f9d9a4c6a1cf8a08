import { parse } from 'csv-parse/sync';

export type ListedServer = { readonly domain: string; readonly publicComment: string };

/** What a list of servers comes to. */
export type BlockList = {
  /** Those that are to be blocked, each once. */
  readonly servers: readonly ListedServer[];
  /** Milder than a block, which says nothing here: nothing but follows is taken in. */
  readonly milderCount: number;
  /** Lines that name no server. */
  readonly faultyCount: number;
};

const MOST_SERVERS = 20_000;
const MOST_COMMENT = 500;
const HOST = /^(?:[a-z0-9_-]+\.)*[a-z0-9-]+(?::\d{1,5})?$/;

/** A server as addresses write it: from a domain, an address or a handle; undefined for what is none. */
export function readServer(written: string): string | undefined {
  const text = written.trim().toLowerCase();
  const bare = /^https?:\/\//.test(text) ? URL.parse(text)?.host : text.split('@').at(-1)?.replace(/^\*\./, '');
  if (bare === undefined || bare.length > 250) return undefined;
  const host = URL.parse(`https://${bare}`)?.host;
  return host !== undefined && HOST.test(host) && (host.includes('.') || host.includes(':')) ? host : undefined;
}

/**
 * Reads a list as servers of the fediverse hand it on (columns `#domain`, `#severity`, `#public_comment`, in any order,
 * with or without the `#`), or one domain in each line. Undefined for what is no list.
 */
export function readBlockList(text: string): BlockList | undefined {
  let rows: readonly (readonly string[])[];
  try {
    rows = parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch {
    return undefined;
  }
  if (rows.length > MOST_SERVERS) return undefined;
  const names = (rows[0] ?? []).map((name) => name.replace(/^#/, '').toLowerCase());
  const isNamed = names.includes('domain');
  const column = (row: readonly string[], name: string): string => row[names.indexOf(name)] ?? '';
  const servers = new Map<string, ListedServer>();
  let [milderCount, faultyCount] = [0, 0];
  for (const row of isNamed ? rows.slice(1) : rows) {
    const domain = readServer(isNamed ? column(row, 'domain') : (row[0] ?? ''));
    const severity = isNamed ? column(row, 'severity').toLowerCase() : '';
    if (domain === undefined) faultyCount += 1;
    else if (severity !== '' && severity !== 'suspend') milderCount += 1;
    else {
      const publicComment = isNamed ? column(row, 'public_comment').slice(0, MOST_COMMENT).toWellFormed() : '';
      servers.set(domain, { domain, publicComment });
    }
  }
  return { servers: [...servers.values()], milderCount, faultyCount };
}
