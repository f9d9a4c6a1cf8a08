import type { SearchIndex } from '#shared/search/search-index.ts';
import { type SearchConfig, SEARCH_PATH } from '#shared/search/search-config.ts';

type ParamValue = string | number | boolean | readonly unknown[];

/** One query of one index. */
export type IndexRequest = {
  readonly index: SearchIndex;
  readonly params: Readonly<Record<string, ParamValue | undefined>>;
};

export type IndexAnswer = {
  readonly queryId: string | undefined;
  readonly total: number;
  readonly hits: readonly Readonly<Record<string, unknown>>[];
};

type Means = { readonly send?: typeof fetch; readonly userToken?: string | undefined };

/**
 * Asks several indexes at once by the protocol of hosted search and answers in their order. A status of 400 or
 * above, an answer in another form and a lost connection throw.
 */
export async function queryIndexes(
  config: SearchConfig,
  requests: readonly IndexRequest[],
  { send = fetch, userToken }: Means = {},
): Promise<readonly IndexAnswer[]> {
  const response = await send(`${baseOf(config.host)}/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-api-key': config.apiKey,
      'x-algolia-application-id': config.appId,
      ...(userToken !== undefined && { 'x-algolia-usertoken': userToken }),
    },
    body: JSON.stringify({
      requests: requests.map(({ index, params }) => ({
        indexName: config.indexPrefix + index,
        params: encodeParams(params),
      })),
    }),
  });
  if (response.status >= 400) throw new Error(`The search answered ${response.status}`);
  const { results } = (await response.json()) as { readonly results?: unknown };
  if (!Array.isArray(results) || results.length !== requests.length) throw new Error('The search answered otherwise');
  return results.map(readAnswer);
}

/** Another host is asked as safely as the page itself was. */
function baseOf(host: string | null): string {
  return host === null ? SEARCH_PATH : `${location.protocol}//${host}`;
}

/** As the protocol writes them: lists as JSON, what is undefined not at all. */
function encodeParams(params: IndexRequest['params']): string {
  const pairs = Object.entries(params).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]];
  });
  return new URLSearchParams(pairs).toString();
}

function readAnswer(result: unknown): IndexAnswer {
  const { hits, queryID, nbHits } = (result ?? {}) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(hits)) throw new Error('A result without hits');
  return {
    queryId: typeof queryID === 'string' ? queryID : undefined,
    total: typeof nbHits === 'number' ? nbHits : hits.length,
    hits: hits.filter((hit) => typeof hit === 'object' && hit !== null),
  };
}
