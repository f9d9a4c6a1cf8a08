import { createHash } from 'node:crypto';
import type { Device } from '#shared/stats/device-of.ts';
import type { VisitSource } from '#shared/stats/visit-source.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { importVisit } from '#modules/reading/visits/record-visits.ts';
import type { Known } from './known.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** As long as visits are kept one by one. */
const DAYS = 28;
const SOURCES: readonly VisitSource[] = [
  { medium: 'inside', name: '' },
  { medium: 'search', name: 'Google' },
  { medium: 'direct', name: '' },
  { medium: 'social', name: 'Bluesky' },
  { medium: 'mail', name: '' },
  { medium: 'inside', name: '' },
  { medium: 'fediverse', name: 'Mastodon' },
  { medium: 'assistant', name: 'ChatGPT' },
  { medium: 'search', name: 'DuckDuckGo' },
];
const COUNTRIES = ['US', 'GB', 'DE', 'US', 'NG', 'PT', 'US', 'SE', 'IN'] as const;
const DEVICES: readonly Device[] = ['phone', 'computer', 'phone', 'tablet'];

/** A number that follows from a name, below a limit: the demo is the same wherever it starts. */
const numberOf = (name: string, limit: number): number =>
  createHash('sha256').update(name).digest().readUInt32BE(0) % limit;

/** Gives the stories four weeks of readers who are nobody, so that there is something in their writers' stats. */
export async function loadVisits(context: CommandContext, storyIds: Known): Promise<void> {
  const { database, clock } = context;
  if ((await database.query('demo_visits', 'select 1 from story_visit limit 1', [])).length > 0) return;
  const now = clock.now().getTime();
  const published = await database.query<{ id: string; at: Date }>(
    'demo_published',
    `select id, first_published_at as at from story where id = any ($1::text[]) and state = 'published'`,
    [[...storyIds.values()]],
  );
  for (const { id: storyId, at } of published) {
    for (let day = DAYS; day >= 1; day -= 1) {
      const visits = numberOf(`${storyId} ${day}`, 6);
      for (let place = 0; place < visits; place += 1) {
        const name = `${storyId} ${day} ${place}`;
        const startedAt = now - day * DAY + numberOf(`${name} at`, 20 * 60) * MINUTE;
        if (startedAt > at.getTime()) await readOnce(context, { storyId, name, startedAt });
      }
    }
  }
}

type Reading = { readonly storyId: string; readonly name: string; readonly startedAt: number };

async function readOnce(context: CommandContext, { storyId, name, startedAt }: Reading): Promise<void> {
  const pick = <Value>(values: readonly Value[], fallback: Value): Value =>
    values[numberOf(`${name} ${values.length}`, values.length)] ?? fallback;
  const id = createHash('sha256').update(name).digest('hex').slice(0, 32);
  // More leave early than late.
  const activeSeconds = 6 + Math.round(numberOf(`${name} stays`, 220) ** 2 / 220);
  const furthestPercent = Math.min(100, Math.round(activeSeconds / 1.6));
  const source = pick<VisitSource>(SOURCES, { medium: 'direct', name: '' });
  const reader = {
    key: `demo ${id}`,
    personId: null,
    isMember: numberOf(`${name} pays`, 4) === 0,
    country: pick(COUNTRIES, 'US'),
    device: pick<Device>(DEVICES, 'phone'),
  };
  const visit = { id, storyId, source, campaign: '' };
  // As a page tells of it: when somebody comes, and when they leave.
  const came = { ...visit, isRead: false, activeSeconds: 0, furthestPercent: 0 };
  await importVisit(context, came, { reader, at: new Date(startedAt) });
  const left = { ...visit, isRead: activeSeconds >= 30, activeSeconds, furthestPercent };
  await importVisit(context, left, { reader, at: new Date(startedAt + activeSeconds * 1_000) });
}
