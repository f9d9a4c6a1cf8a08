/** What a device remembers of who signed in on it. */
export type LoginRecord = {
  /** The viewer seen last; null after signing out here. */
  readonly last: string | null;
  /** Everybody seen, in the order of their first time. */
  readonly ids: readonly string[];
};

export const noLogins: LoginRecord = { last: null, ids: [] };

/** Own judgement: more people than use one device; the oldest make room. */
const MOST_IDS = 100;

export type SeenLogin = {
  readonly record: LoginRecord;
  /** True where this viewer is not the one seen last. */
  readonly isLogin: boolean;
  /** True where they were here before. */
  readonly isKnown: boolean;
};

/** Remembers the viewer that is signed in now. */
export function seeViewer(record: LoginRecord, viewerId: string): SeenLogin {
  const isKnown = record.ids.includes(viewerId);
  if (record.last === viewerId) return { record, isLogin: false, isKnown };
  const ids = isKnown ? record.ids : [...record.ids, viewerId].slice(-MOST_IDS);
  return { record: { last: viewerId, ids }, isLogin: true, isKnown };
}

/** A record from stored JSON; throws for anything else. */
export function parseLoginRecord(json: unknown): LoginRecord {
  if (json === null || typeof json !== 'object' || !('last' in json) || !('ids' in json))
    throw new TypeError('No record');
  const { last, ids } = json;
  const isRecord =
    (last === null || typeof last === 'string') && Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  if (!isRecord) throw new TypeError('No record');
  return { last, ids: [...new Set<string>(ids)] };
}
