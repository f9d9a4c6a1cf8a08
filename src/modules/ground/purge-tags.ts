import { z } from 'zod';
import type { CommandContext } from './command-context.ts';

/** A notification of PostgreSQL holds 8,000 bytes at most. */
const TAGS_IN_ONE_NOTIFICATION = 100;

/**
 * Tells every web process to drop the cached pages that bear one of the tags (`post:ID`, `user:ID`,
 * `collection:ID`, `tag:SLUG`, `list:ID`, `home`); `site` is every page. Inside a transaction it is sent at commit.
 */
export async function purgeTags(context: Pick<CommandContext, 'database'>, tags: readonly string[]): Promise<void> {
  const unique = [...new Set(tags)];
  for (let start = 0; start < unique.length; start += TAGS_IN_ONE_NOTIFICATION) {
    await context.database.notify('purge', JSON.stringify(unique.slice(start, start + TAGS_IN_ONE_NOTIFICATION)));
  }
}

/** Begins a tag that no page bears: a purge that times how long purges take. */
export const TRIAL_TAG = 'lag:';

const tagsSchema = z.array(z.string());

/** What a notification of `purge` asks to forget: the pages with these tags, or all where it is `site` or cannot be read. */
export function readPurge(payload: string): readonly string[] | 'all' {
  const tags = tagsSchema.safeParse(parseJson(payload)).data;
  if (tags === undefined || tags.includes('site')) return 'all';
  return tags.filter((tag) => !tag.startsWith(TRIAL_TAG));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
