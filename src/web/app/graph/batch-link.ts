import { ApolloLink } from '@apollo/client/core';
import { BatchHttpLink } from '@apollo/client/link/batch-http';
import { from, mergeMap } from 'rxjs';
import { sendGuarded } from './guarded-request.ts';
import { createWaitingLink } from './waiting-link.ts';
import type { XsrfToken } from './xsrf-token.ts';

/** Operations in one request at most, and how long it waits for more, in milliseconds. */
const BATCH_MAX = 20;
const BATCH_INTERVAL = 20;
/** How long a change waits for the answer to those before it, in milliseconds. */
const PATIENCE = 10_000;
/** Of requests that outlive their page a browser takes 64 KiB altogether, in bytes; this many characters fit in any script. */
const MOST_KEPT_ALIVE = 16_000;

export type LinkOptions = {
  /** `window.__GRAPHQL_URI__`. */
  readonly uri: string;
  readonly version: string;
  /** Name and path of the route on the screen now. */
  readonly route: () => { readonly name: string; readonly path: string };
  /** Answers for tests instead of the real ones, sent when supplied. */
  readonly fixtures?: Readonly<Record<string, unknown>>;
  readonly fetch?: typeof fetch;
  /** What tells that the page goes away: the window, where there is one. */
  readonly page?: Pick<EventTarget, 'addEventListener'>;
  /** Goes along with every request once it is known, and before a change it is made known. */
  readonly xsrf: XsrfToken;
};

type BatchedBody = { readonly operationName?: string };

/** Names of the operations in a body, one or many. */
function operationNames(body: unknown): string {
  if (typeof body !== 'string') return '';
  const parsed: unknown = JSON.parse(body);
  const list = (Array.isArray(parsed) ? parsed : [parsed]) as readonly BatchedBody[];
  return list.map((operation) => operation.operationName ?? '').join(',');
}

/** The headers of one request: operation names, frontend app, route and path. */
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
 * only in development, when the server does not know it yet. A change waits for the token against forgery, and for
 * the changes before it.
 */
export function createBatchLink(options: LinkOptions): ApolloLink {
  const send = options.fetch ?? fetch;
  let isLeaving = false;
  const changes = new Set<string>();
  const sendBatch: typeof fetch = async (input, init) => {
    const names = operationNames(init?.body);
    // Who follows somebody and presses a link in the same moment has followed them, on a slow line too.
    const isChange = names.split(',').some((name) => changes.has(name));
    const isSmall = typeof init?.body === 'string' && init.body.length <= MOST_KEPT_ALIVE;
    const keepalive = isLeaving || (isChange && isSmall);
    return await sendGuarded(options.xsrf, (guard) => {
      const headers = new Headers(init?.headers);
      const said = { ...requestHeaders(options, names), ...guard };
      for (const [name, value] of Object.entries(said)) headers.set(name, value);
      return send(input, { ...init, headers, keepalive });
    });
  };
  const { link: batch, sendNow } = createWaitingLink({
    most: BATCH_MAX,
    interval: BATCH_INTERVAL,
    patience: PATIENCE,
    linkFor: (count) =>
      new BatchHttpLink({
        uri: options.uri,
        credentials: 'same-origin',
        // As soon as all are there.
        batchMax: count,
        batchKey: () => options.uri,
        includeExtensions: true,
        fetch: sendBatch,
      }),
  });
  const page = options.page ?? (typeof window === 'undefined' ? undefined : window);
  page?.addEventListener('pagehide', () => {
    // What waited for others would be lost with the page: a follow just before a link was pressed.
    isLeaving = true;
    sendNow();
    isLeaving = false;
  });
  const tokened = new ApolloLink((operation, forward) => {
    if (operation.operationType !== 'mutation') return forward(operation);
    changes.add(operation.operationName ?? '');
    return from(options.xsrf.get()).pipe(mergeMap(() => forward(operation)));
  });
  const persisted = new ApolloLink((operation, forward) => {
    const { documentId } = operation.getContext();
    if (typeof documentId !== 'string') throw new Error(`${operation.operationName ?? ''} is no trusted document`);
    operation.extensions['persistedQuery'] = { version: 1, sha256Hash: documentId };
    operation.setContext({ http: { includeQuery: import.meta.env.DEV, includeExtensions: true } });
    return forward(operation);
  });
  return ApolloLink.from([tokened, persisted, batch]);
}
