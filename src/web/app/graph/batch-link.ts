import { ApolloLink } from '@apollo/client/core';
import { BatchHttpLink } from '@apollo/client/link/batch-http';

/** Operations in one request at most, and how long it waits for more, in milliseconds (2§7.4). */
const BATCH_MAX = 20;
const BATCH_INTERVAL = 20;

export type LinkOptions = {
  /** `window.__GRAPHQL_URI__`. */
  readonly uri: string;
  readonly version: string;
  /** Name and path of the route on the screen now. */
  readonly route: () => { readonly name: string; readonly path: string };
  /** Answers for tests instead of the real ones, sent when supplied. */
  readonly fixtures?: Readonly<Record<string, unknown>>;
  readonly fetch?: typeof fetch;
};

type BatchedBody = { readonly operationName?: string };

/** Names of the operations in a body, one or many. */
function operationNames(body: unknown): string {
  if (typeof body !== 'string') return '';
  const parsed: unknown = JSON.parse(body);
  const list = (Array.isArray(parsed) ? parsed : [parsed]) as readonly BatchedBody[];
  return list.map((operation) => operation.operationName ?? '').join(',');
}

/** The headers of one request: operation names, frontend app, route and path (1§7, 2§7.4). */
function requestHeaders(options: LinkOptions, names: string): Readonly<Record<string, string>> {
  const { name, path } = options.route();
  return {
    'graphql-operation': names,
    'longhand-frontend-app': `lite/${options.version}`,
    'longhand-frontend-route': name,
    'longhand-frontend-path': encodeURI(path),
    ...(options.fixtures === undefined
      ? {}
      : {
          'medium-enable-graphql-fixtures': 'true',
          'medium-graphql-fixture-data': JSON.stringify(options.fixtures),
        }),
  };
}

/**
 * Up to 20 operations in one request every 20 ms, same-origin. A document goes by its sha256; its text
 * only in development, when the server does not know it yet.
 */
export function createBatchLink(options: LinkOptions): ApolloLink {
  const send = options.fetch ?? fetch;
  const batch = new BatchHttpLink({
    uri: options.uri,
    credentials: 'same-origin',
    batchMax: BATCH_MAX,
    batchInterval: BATCH_INTERVAL,
    batchKey: () => options.uri,
    includeExtensions: true,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      const names = operationNames(init?.body);
      for (const [name, value] of Object.entries(requestHeaders(options, names))) headers.set(name, value);
      return send(input, { ...init, headers });
    },
  });
  const persisted = new ApolloLink((operation, forward) => {
    const { documentId } = operation.getContext();
    if (typeof documentId !== 'string') throw new Error(`${operation.operationName ?? ''} is no trusted document`);
    operation.extensions['persistedQuery'] = { version: 1, sha256Hash: documentId };
    operation.setContext({ http: { includeQuery: import.meta.env.DEV, includeExtensions: true } });
    return forward(operation);
  });
  return persisted.concat(batch);
}
