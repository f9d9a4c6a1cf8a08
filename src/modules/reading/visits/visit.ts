import { clientEventRules, type ClientEvent } from '#shared/telemetry/client-event.ts';
import { sourceOf, type VisitSource } from '#shared/stats/visit-source.ts';
import { countOf, storyIdOf, visitEvents, visitRules } from '#shared/stats/visit-events.ts';

/** What the events of one request say of one visit. */
export type ToldVisit = {
  readonly id: string;
  readonly storyId: string;
  readonly isRead: boolean;
  /** Seconds of somebody who is there, all together; as far as the browser told. */
  readonly activeSeconds: number;
  readonly furthestPercent: number;
  readonly source: VisitSource;
  readonly campaign: string;
};

const VISIT_ID = /^[0-9a-f]{32}$/;
const MOST_SECONDS = 86_400;
const MOST_CAMPAIGN = 100;
const OF_VISITS: ReadonlySet<string> = new Set([visitEvents.viewed, visitEvents.read, visitEvents.left]);

/**
 * Puts together what a browser tells of its visits. An event without the name of its visit, as pages sent them that
 * were opened before there were any, is a visit by itself.
 */
export function visitsOf(events: readonly ClientEvent[], ownHost: string): readonly ToldVisit[] {
  const told = events.filter(({ key }) => OF_VISITS.has(key)).flatMap((event) => visitOf(event, ownHost) ?? []);
  return [...Map.groupBy(told, ({ id, storyId }) => `${storyId} ${id}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    return {
      ...first,
      isRead: same.some(({ isRead }) => isRead),
      activeSeconds: Math.max(...same.map(({ activeSeconds }) => activeSeconds)),
      furthestPercent: Math.max(...same.map(({ furthestPercent }) => furthestPercent)),
    };
  });
}

/** Pages that were open and that nobody touched; where somebody came to one after all, it is a visit like any other. */
export function unattendedOf(
  events: readonly ClientEvent[],
): readonly { readonly id: string; readonly storyId: string }[] {
  const touched = new Set(events.filter(({ key }) => OF_VISITS.has(key)).map(({ data }) => data['visitId']));
  return events.flatMap(({ key, data, eventId }) => {
    const storyId = storyIdOf(data);
    const { visitId } = data;
    if (key !== visitEvents.unattended || storyId === undefined || touched.has(visitId)) return [];
    return [{ id: idOf(visitId, eventId), storyId }];
  });
}

const idOf = (visitId: unknown, eventId: string): string =>
  typeof visitId === 'string' && VISIT_ID.test(visitId) ? visitId : eventId;

function visitOf({ key, data, eventId }: ClientEvent, ownHost: string): ToldVisit | undefined {
  const { visitId } = data;
  const storyId = storyIdOf(data);
  if (storyId === undefined) return undefined;
  const seconds = countOf(data['seconds'], MOST_SECONDS);
  return {
    id: idOf(visitId, eventId),
    storyId,
    isRead: key === visitEvents.read || seconds >= visitRules.readAfter,
    activeSeconds: key === visitEvents.read ? Math.max(seconds, visitRules.readAfter) : seconds,
    furthestPercent: countOf(data['percent'], 100),
    source: sourceOf({
      referrer: textOf(data['referrer']),
      isInside: data['inside'] === true || hostOf(textOf(data['referrer'])) === ownHost,
      tagged: textOf(data['tagged']) || textOf(data['referrerSource']),
    }),
    campaign: textOf(data['campaign']).slice(0, MOST_CAMPAIGN),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, clientEventRules.mostDataCharacters).trim() : '';
const hostOf = (address: string): string | undefined => URL.parse(address)?.host;
