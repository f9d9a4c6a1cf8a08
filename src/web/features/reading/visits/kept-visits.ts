import { visitRules } from '#shared/stats/visit-events.ts';
import { createStoredJson, storageKey, type StoredJson } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { randomId } from '#web/app/random-id.ts';
import { logWarning } from '#web/app/browser-log.ts';

/** One story as this window reads it. */
export type KeptVisit = {
  readonly storyId: string;
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Told before this page, in seconds. */
  readonly seconds: number;
  /** When it was last seen, in milliseconds. */
  readonly at: number;
};

const MOST = 50;
const MINUTE = 60_000;

/** The visits of this window, which go with it: a page that is loaded again goes on with the one it had. */
export function openKeptVisits(): StoredJson<readonly KeptVisit[]> {
  return createStoredJson<readonly KeptVisit[]>({
    storage: openTextStorage(() => sessionStorage),
    key: storageKey('visits'),
    fallback: [],
    parse: parseVisits,
    warn: logWarning,
  });
}

/** The visit that a page goes on with, or a new one where half an hour went by (rule 123). */
export function continueVisit(kept: readonly KeptVisit[], storyId: string, now: number): KeptVisit {
  const before = kept.find((visit) => visit.storyId === storyId);
  const isSame = before !== undefined && now - before.at < visitRules.sameVisitWithin * MINUTE;
  return isSame ? before : { storyId, id: randomId(), seconds: 0, at: now };
}

/** The visits with one as it stands now; the oldest make room. */
export function keepVisit(kept: readonly KeptVisit[], visit: KeptVisit): readonly KeptVisit[] {
  return [...kept.filter(({ storyId }) => storyId !== visit.storyId), visit].slice(-MOST);
}

function parseVisits(json: unknown): readonly KeptVisit[] {
  if (!Array.isArray(json)) throw new TypeError('Visits are a list.');
  return json.filter(isVisit);
}

function isVisit(value: unknown): value is KeptVisit {
  if (typeof value !== 'object' || value === null) return false;
  const { storyId, id, seconds, at } = value as Partial<Record<keyof KeptVisit, unknown>>;
  return typeof storyId === 'string' && typeof id === 'string' && typeof seconds === 'number' && typeof at === 'number';
}
