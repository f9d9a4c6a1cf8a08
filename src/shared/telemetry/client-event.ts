/** What an event says besides its name: flat, so that nobody can hand in a forest. */
export type ClientEventData = Readonly<Record<string, ClientEventValue>>;
export type ClientEventValue = ClientEventScalar | readonly ClientEventScalar[];
type ClientEventScalar = string | number | boolean | null;

/** One event record, as a browser queues and sends it. */
export type ClientEvent = {
  /** Its name: `homepage.viewed`. */
  readonly key: string;
  /** With the common data of the page beside what is its own. */
  readonly data: ClientEventData;
  readonly type: string;
  /** Random; the same event sent twice counts once. */
  readonly eventId: string;
  /** Milliseconds since the Unix epoch, by the clock of the browser. */
  readonly timestamp: number;
};

/** Milliseconds (rule 157). */
const BASE_UNIT = 1_000;

/** Numbers of the queue of events. */
export const clientEventRules = {
  /** From the first event that waits until they are sent, in milliseconds. */
  sendAfter: 5 * BASE_UNIT,
  /** Kept in a browser; the oldest make room. */
  mostStored: 1_000,
  /** Milliseconds; older ones are dropped where the graph is the way. */
  oldestForGraph: 172_800_000,
  /** In one request. */
  mostSent: 100,
  /** Of the JSON of one request. */
  mostCharacters: 100_000,
  /** Of the JSON of a request that outlives its page: browsers carry 64 KB, and a character is up to three bytes. */
  mostCharactersLeaving: 20_000,
  /** Of the JSON of an event's data. */
  mostDataCharacters: 4_000,
  mostDataKeys: 50,
  /** Of a name, and of the name of a value. */
  mostNameCharacters: 64,
} as const;

/** An address without what may be a secret in it: query and fragment; at most 1,000 characters. */
export function withoutQuery(address: string): string {
  return (address.split(/[?#]/, 1)[0] ?? '').slice(0, 1_000);
}

/** The first events that fit into one request, and at least one where there is any. */
export function firstEvents(events: readonly ClientEvent[], mostCharacters: number): readonly ClientEvent[] {
  let characters = 0;
  const fits = events.slice(0, clientEventRules.mostSent).findIndex((event) => {
    characters += JSON.stringify(event).length + 1;
    return characters > mostCharacters;
  });
  return events.slice(0, fits === -1 ? clientEventRules.mostSent : Math.max(1, fits));
}
