import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FeedSource } from '#modules/finding/feeds/feed-source.ts';
import { readFeed } from '#modules/finding/feeds/read-feed.ts';
import { readContext } from '../read-context.ts';
import type { Site } from '../site.ts';

/** What IFTTT can wait for, with the field each needs: only what a feed tells everyone. */
export const triggers = {
  new_story_by_person: { field: 'username', sourceOf: (username: string) => ({ kind: 'user', username }) },
  new_story_in_publication: { field: 'publication', sourceOf: (slug: string) => ({ kind: 'publication', slug }) },
  new_story_with_tag: { field: 'tag', sourceOf: (slug: string) => ({ kind: 'tag', slug }) },
} as const satisfies Readonly<
  Record<string, { readonly field: string; readonly sourceOf: (value: string) => FeedSource }>
>;

export type TriggerName = keyof typeof triggers;

export function isTrigger(name: string): name is TriggerName {
  return Object.hasOwn(triggers, name);
}

const MOST_ITEMS = 50;
const bodySchema = z.object({
  triggerFields: z.record(z.string(), z.string().max(200)).default({}),
  limit: z.number().int().min(0).max(MOST_ITEMS).default(MOST_ITEMS),
});

/** One happening, as IFTTT reads it. */
type Happening = Readonly<Record<string, unknown>> & {
  readonly meta: { readonly id: string; readonly timestamp: number };
};

/** The newest first; if it can't be answered, the name of the missing or wrong field. */
export async function readTrigger(
  site: Site,
  name: TriggerName,
  body: unknown,
): Promise<readonly Happening[] | { readonly wrongField: string }> {
  const { field, sourceOf } = triggers[name];
  const parsed = bodySchema.safeParse(body);
  const value = parsed.success ? parsed.data.triggerFields[field]?.trim().replace(/^@/, '') : undefined;
  if (!parsed.success || !value || value.includes('\u0000')) return { wrongField: field };
  const read = await readFeed(readContext(site), { url: site.url, name: site.name }, sourceOf(value));
  if (read === undefined) return { wrongField: field };
  return read.feed.items.slice(0, parsed.data.limit).map((item) => ({
    title: item.title,
    url: item.url,
    excerpt: item.excerpt,
    author: item.authors.map((author) => author.name).join(', '),
    tags: item.tags.join(', '),
    created_at: (item.publishedAt ?? item.updatedAt).toISOString(),
    meta: {
      id: createHash('sha256').update(item.guid).digest('hex').slice(0, 32),
      timestamp: Math.floor((item.publishedAt ?? item.updatedAt).getTime() / 1_000),
    },
  }));
}
