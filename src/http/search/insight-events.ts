import type { FastifyRequest } from 'fastify';
import { clickSearchHits } from '#modules/finding/search/click-search-hits.ts';
import { commandContext, readIdentity } from '../session/identity.ts';
import type { Site } from '../site.ts';
import { takeSearches } from './guard-search.ts';
import { SearchFault } from './search-fault.ts';
import type { Given } from './search-params.ts';

const MOST_EVENTS = 100;
const KINDS = ['click', 'conversion', 'view'];

/** `POST /1/events`: clicks on hits of a query are kept as those of our own pages are; all else is taken and left. */
export async function acceptEvents(site: Site, request: FastifyRequest, body: Given): Promise<Given> {
  const { events } = body;
  if (!Array.isArray(events)) throw new SearchFault(422, 'The property events is required');
  if (events.length > MOST_EVENTS) throw new SearchFault(422, `At most ${MOST_EVENTS} events at once`);
  takeSearches(site, request, Math.max(1, events.length));
  const host = site.hosts.find(request.headers.host);
  if (host === undefined) throw new SearchFault(421, 'This host is not served here');
  const context = commandContext(site, request, await readIdentity(site, request, host));
  for (const event of events.map(readEvent)) {
    if (event.eventType === 'click' && event.queryId !== '' && event.positions.length > 0) {
      await clickSearchHits(context, event);
    }
  }
  return { status: 200, message: 'OK' };
}

function readEvent(event: unknown) {
  if (typeof event !== 'object' || event === null) throw new SearchFault(422, 'Each event should be an object');
  const { eventType, index, queryID, objectIDs, positions } = event as Given;
  if (typeof eventType !== 'string' || !KINDS.includes(eventType)) {
    throw new SearchFault(422, `eventType should be one of ${KINDS.join(', ')}`);
  }
  if (typeof index !== 'string' || index === '') throw new SearchFault(422, 'The property index is required');
  return {
    eventType,
    indexName: index,
    queryId: typeof queryID === 'string' ? queryID : '',
    objectIds: listOf(objectIDs, 'objectIDs', isText),
    positions: listOf(positions, 'positions', isNumber),
  };
}

const isText = (item: unknown): item is string => typeof item === 'string';
const isNumber = (item: unknown): item is number => typeof item === 'number';

function listOf<Item>(value: unknown, name: string, isItem: (item: unknown) => item is Item): readonly Item[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || !value.every(isItem)) throw new SearchFault(422, `${name} should be an array`);
  return value;
}
