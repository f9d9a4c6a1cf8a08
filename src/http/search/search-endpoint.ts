import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SEARCH_PATH } from '#shared/search/search-config.ts';
import { type SearchIndex, readIndexName } from '#shared/search/search-index.ts';
import { isBot } from '#shared/telemetry/is-bot.ts';
import { createLoaders } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { sendJson } from '../api/send-json.ts';
import { readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';
import { answerFacetQuery } from './answer-facet-query.ts';
import { type IndexQuery, answerQuery } from './answer-query.ts';
import { checkKey, takeSearches } from './guard-search.ts';
import { acceptEvents } from './insight-events.ts';
import { readWhole } from './param-values.ts';
import { MOST_BYTES, readQueryParams, readSearchBody } from './read-search-body.ts';
import { SearchFault } from './search-fault.ts';
import { type Given, readParams } from './search-params.ts';

/** As the hosted service has it. */
const MOST_QUERIES = 50;
const MOST_FACET_HITS = 100;
/** How many run at the same time: a request with many queries must not load the database more than a page does. */
const TOGETHER = 4;
/** Own judgement. */
const HITS_OF_ONE = 50;
const CORS = { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' };
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '7200',
};

type Answer = Readonly<Record<string, unknown>>;
type Ask = (request: FastifyRequest, body: Given) => Promise<Answer>;

/**
 * Search in the form of the hosted service (rule 48), on every host of the site, so that its own
 * clients work with `hosts` alone. Any page may ask without cookies; with the cookie of a session the viewer's blocks
 * and mutes hold.
 */
export function registerSearch(app: FastifyInstance, site: Site): void {
  void app.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    inside.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
      reply.hijack();
      sendFault(site, request, reply, error);
    });
    const post = (path: string, ask: Ask) => {
      for (const url of [path, SEARCH_PATH + path]) {
        inside.options(url, async (_request, reply) => reply.code(204).headers(PREFLIGHT).send());
        inside.post(url, async (request, reply) => {
          reply.hijack();
          try {
            checkKey(site, request);
            sendJson(site, reply.raw, 200, await ask(request, await readSearchBody(request)), CORS);
          } catch (error) {
            sendFault(site, request, reply, error);
          }
        });
      }
    };
    post('/1/indexes/:index/queries', (request, body) => answerMany(site, request, body));
    post('/1/indexes/:index/query', async (request, body) => {
      const { index } = request.params as { readonly index: string };
      const query = asAllowed(request, queryOf(site, index, body));
      takeSearches(site, request, costOf(query));
      return answerQuery(await contextOf(site, request), query);
    });
    post('/1/indexes/:index/facets/:facet/query', async (request, body) => {
      takeSearches(site, request, 1);
      const { index, facet } = request.params as { readonly index: string; readonly facet: string };
      return answerFacet(await contextOf(site, request), queryOf(site, index, body), facet, body);
    });
    post('/1/events', (request, body) => acceptEvents(site, request, body));
  });
}

/** `POST /1/indexes/{index}/queries`: several queries at once, answered in their order. */
async function answerMany(site: Site, request: FastifyRequest, body: Given): Promise<Answer> {
  const { index } = request.params as { readonly index: string };
  if (index !== '*') throw new SearchFault(404, `Path not found`);
  const { requests, strategy } = body;
  if (!Array.isArray(requests)) throw new SearchFault(400, '"requests" attribute should be an array of queries');
  if (requests.length > MOST_QUERIES) throw new SearchFault(400, `Too many queries: at most ${MOST_QUERIES} at once`);
  const asked = requests.map((one: unknown): Asked => {
    const read = readRequest(site, one);
    return { ...read, query: asAllowed(request, read.query) };
  });
  const cost = asked.reduce((sum, { query }) => sum + costOf(query), 0);
  takeSearches(site, request, Math.max(1, cost));
  const context = await contextOf(site, request);
  const results: Answer[] = [];
  for (let start = 0; start < asked.length; start += TOGETHER) {
    const some = asked.slice(start, start + TOGETHER);
    results.push(...(await Promise.all(some.map((one) => answerOne(context, one)))));
    if (strategy === 'stopIfEnoughMatches' && results.some(isEnough)) break;
  }
  return { results: strategy === 'stopIfEnoughMatches' ? untilEnough(results, asked) : results };
}

type Asked = { readonly query: IndexQuery; readonly facet: string | undefined; readonly given: Given };

function readRequest(site: Site, one: unknown): Asked {
  if (typeof one !== 'object' || one === null) throw new SearchFault(400, 'Each query should be an object');
  const { indexName, index, type, facet, ...given } = one as Given;
  const name = indexName ?? index;
  if (typeof name !== 'string' || name === '') throw new SearchFault(400, '"indexName" is missing');
  const isFacet = type === 'facet';
  if (isFacet && typeof facet !== 'string') throw new SearchFault(400, '"facet" is missing');
  return { query: queryOf(site, name, given), facet: isFacet ? String(facet) : undefined, given };
}

function answerOne(context: ReadContext, { query, facet, given }: Asked): Promise<Answer> {
  return facet === undefined ? answerQuery(context, query) : answerFacet(context, query, facet, given);
}

function answerFacet(context: ReadContext, query: IndexQuery, name: string, given: Given): Promise<Answer> {
  const { params } = readQueryParams(given);
  const most = readWhole(params, 'maxFacetHits', 10, MOST_FACET_HITS);
  const { facetQuery } = params;
  return answerFacetQuery(context, query, { name, query: typeof facetQuery === 'string' ? facetQuery : '', most });
}

/** A strategy of the protocol: the queries behind the first that fills its page are not processed. */
function isEnough(result: Answer): boolean {
  return Array.isArray(result['hits']) && result['hits'].length >= Number(result['hitsPerPage'] ?? Infinity);
}

function untilEnough(results: readonly Answer[], asked: readonly Asked[]): readonly Answer[] {
  const last = results.findIndex(isEnough);
  if (last === -1) return results;
  const left = asked.slice(last + 1).map(({ query }) => ({
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: query.params.hitsPerPage,
    processed: false,
    query: query.params.query,
    params: query.given,
    index: query.indexName,
  }));
  return [...results.slice(0, last + 1), ...left];
}

function queryOf(site: Site, indexName: string, given: Given): IndexQuery {
  const kind: SearchIndex | undefined = readIndexName(indexName, site.config.search.indexPrefix);
  if (kind === undefined) throw new SearchFault(404, `Index ${indexName} does not exist`);
  const { params, text } = readQueryParams(given);
  return { kind, indexName, params: readParams(params), given: text };
}

/** What bots see and press is not measured (CORE-10); a client that says nothing of itself is no bot for that. */
function asAllowed(request: FastifyRequest, query: IndexQuery): IndexQuery {
  const userAgent = request.headers['user-agent'] ?? '';
  if (userAgent === '' || !isBot(userAgent)) return query;
  return { ...query, params: { ...query.params, isClickAnalytics: false } };
}

/** A page of many hits is worth several searches. */
function costOf({ params }: IndexQuery): number {
  const { hitsPerPage, slice } = params;
  return 1 + Math.floor((slice?.length ?? hitsPerPage) / HITS_OF_ONE);
}

async function contextOf(site: Site, request: FastifyRequest): Promise<ReadContext> {
  const { database, clock } = site;
  const host = site.hosts.find(request.headers.host);
  if (host === undefined) throw new SearchFault(421, 'This host is not served here');
  const { viewer } = await readIdentity(site, request, host);
  return { database, clock, loaders: createLoaders(database), viewer, country: site.countries.of(request.raw) };
}

function sendFault(site: Site, request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  if (error instanceof SearchFault) {
    const { status, message, headers } = error;
    sendJson(site, reply.raw, status, { message, status }, { ...CORS, ...headers });
    return;
  }
  const status = (error as { readonly statusCode?: unknown } | null)?.statusCode;
  if (status === 413) {
    sendJson(site, reply.raw, 413, { message: 'Request entity too large', status: 413 }, CORS);
    return;
  }
  // What Fastify refuses before it gets here, such as an invalid content type.
  if (typeof status === 'number' && status >= 400 && status < 500) {
    sendJson(site, reply.raw, status, { message: 'Bad request', status }, CORS);
    return;
  }
  site.log.error({ err: error, requestId: request.id }, 'a search failed');
  sendJson(site, reply.raw, 500, { message: 'Internal server error', status: 500 }, CORS);
}
