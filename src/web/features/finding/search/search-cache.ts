/** What is known of one query. */
export type SearchEntry<Data> =
  | { readonly status: 'loading'; readonly data: Data | undefined }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly data: undefined };

type Step<Data> = { readonly kind: 'sent' | 'failed' } | { readonly kind: 'answered'; readonly data: Data };

/** Loading keeps previous data, success stores, an error clears (SEARCH-9). */
export function nextEntry<Data>(entry: SearchEntry<Data> | undefined, step: Step<Data>): SearchEntry<Data> {
  if (step.kind === 'sent') return { status: 'loading', data: entry?.data };
  if (step.kind === 'answered') return { status: 'success', data: step.data };
  return { status: 'error', data: undefined };
}

/** Only where the query is not already loading, in error or successful. */
export function isToSend(entry: SearchEntry<unknown> | undefined): boolean {
  return entry === undefined;
}

export type SearchCache<Data> = {
  /** The same object until it changes. */
  read(query: string): SearchEntry<Data> | undefined;
  /** Sends the query where it was not sent before. */
  ask(query: string): void;
  /** Sends it again whatever came of it, as somebody wishes who saw it fail. */
  askAgain(query: string): void;
  watch(onChange: () => void): () => void;
};

/** Queries of one place of search, the newest `most` of them; `send` is asked once for each. */
export function createSearchCache<Data>(send: (query: string) => Promise<Data>, most = 50): SearchCache<Data> {
  const entries = new Map<string, SearchEntry<Data>>();
  const watchers = new Set<() => void>();

  function take(query: string, step: Step<Data>): void {
    const next = nextEntry(entries.get(query), step);
    entries.delete(query);
    entries.set(query, next);
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break;
      entries.delete(oldest);
    }
    for (const watcher of watchers) watcher();
  }

  function askAgain(query: string): void {
    take(query, { kind: 'sent' });
    send(query).then(
      (data) => take(query, { kind: 'answered', data }),
      () => take(query, { kind: 'failed' }),
    );
  }

  return {
    read: (query) => entries.get(query),
    ask: (query) => {
      if (isToSend(entries.get(query))) askAgain(query);
    },
    askAgain,
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
