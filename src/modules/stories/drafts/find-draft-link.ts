import { timingSafeEqual } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import type { Tables } from '#modules/ground/tables.ts';

type Link = { readonly tokenHash: string; readonly createdAt: Date };
const LINK = 'select token_hash as "tokenHash", created_at as "createdAt" from draft_link where story_id = $1';

/** Since when there is a link to a draft; undefined where there is none. */
export async function findDraftLink(database: Database<Tables>, storyId: string): Promise<Date | undefined> {
  const [link] = await database.query<Link>('draft_link', LINK, [storyId]);
  return link?.createdAt;
}

/** Whether a token is the one of the link to this draft. */
export async function opensDraft(database: Database<Tables>, storyId: string, token: string): Promise<boolean> {
  const [link] = await database.query<Link>('draft_link', LINK, [storyId]);
  if (link === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOfToken(token)), Buffer.from(link.tokenHash));
}
