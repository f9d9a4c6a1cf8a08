import type { Database } from '#platform/database/database.ts';
import { documentHrefs } from '#shared/story/document-hrefs.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Own judgement: who names more people than this at once means none of them. */
const MOST_MENTIONED = 20;

const BY_USERNAME = `select id from person where lower(username) = any($1) and state = 'active'`;

/** The ids of the people whom a text leads to by `/@username`: a mention is a link to who is meant. */
export async function findMentioned(
  database: Database<Tables>,
  document: StoryDocument,
  siteUrl: string,
): Promise<readonly string[]> {
  const usernames = [...new Set(documentHrefs(document).flatMap((href) => usernameOf(href, siteUrl)))];
  if (usernames.length === 0 || usernames.length > MOST_MENTIONED) return [];
  const rows = await database.query<{ id: string }>('mentioned_people', BY_USERNAME, [usernames]);
  return rows.map(({ id }) => id);
}

function usernameOf(href: string, siteUrl: string): readonly string[] {
  const url = URL.parse(href, siteUrl);
  const name = url?.origin === new URL(siteUrl).origin ? /^\/@([\w.-]{1,60})\/?$/.exec(url.pathname)?.[1] : undefined;
  return name === undefined ? [] : [name.toLowerCase()];
}
