import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type SearchEntry, weigh } from './search-entry.ts';

type PublicationRow = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly tagline: string;
  readonly description: string;
  readonly storyCount: number;
  readonly followerCount: number;
};

const PUBLICATIONS = `
  select p.id, p.name, p.slug, p.tagline, p.description, p.story_count as "storyCount",
    p.follower_count as "followerCount"
  from publication p where p.id = any($1) and p.state in ('active', 'archived')`;

export async function publicationEntries(
  database: Database<Tables>,
  ids: readonly string[],
): Promise<readonly SearchEntry[]> {
  const rows = await database.query<PublicationRow>('search_publication_entries', PUBLICATIONS, [ids]);
  return rows.map((row) => ({
    id: row.id,
    makerId: null,
    title: row.name,
    names: [row.slug],
    subtitle: row.tagline,
    body: row.description,
    lockedBody: null,
    freeText: `${row.tagline}\n${row.description}`,
    facets: [`slug:${row.slug}`, `collectionId:${row.id}`],
    numbers: { postCount: row.storyCount, followerCount: row.followerCount },
    score: weigh(row.followerCount) + weigh(row.storyCount),
  }));
}

type TagRow = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly storyCount: number;
  readonly followerCount: number;
};

const TAGS = `
  select t.id, t.slug, t.title, t.story_count as "storyCount", t.follower_count as "followerCount"
  from tag t where t.id = any($1) and t.story_count >= 1`;

/** Tags with at least one story. */
export async function tagEntries(database: Database<Tables>, ids: readonly string[]): Promise<readonly SearchEntry[]> {
  const rows = await database.query<TagRow>('search_tag_entries', TAGS, [ids]);
  return rows.map((row) => ({
    id: row.id,
    makerId: null,
    title: row.title,
    names: [row.slug],
    subtitle: '',
    body: '',
    lockedBody: null,
    freeText: '',
    facets: [`tagSlug:${row.slug}`],
    numbers: { postCount: row.storyCount, followerCount: row.followerCount },
    score: weigh(row.storyCount) + weigh(row.followerCount),
  }));
}

type ListRow = {
  readonly id: string;
  readonly ownerId: string;
  readonly owner: string;
  readonly name: string;
  readonly description: string;
  readonly itemCount: number;
  readonly followerCount: number;
};

const LISTS = `
  select l.id, l.owner_id as "ownerId", p.name as owner, l.name, l.description, l.item_count as "itemCount",
    l.follower_count as "followerCount"
  from list l join person p on p.id = l.owner_id
  where l.id = any($1) and l.visibility = 'public' and p.state = 'active'`;

/** Public lists only (rule 36). */
export async function listEntries(database: Database<Tables>, ids: readonly string[]): Promise<readonly SearchEntry[]> {
  const rows = await database.query<ListRow>('search_list_entries', LISTS, [ids]);
  return rows.map((row) => ({
    id: row.id,
    makerId: row.ownerId,
    title: row.name,
    names: [],
    subtitle: `${row.description}\n${row.owner}`,
    body: '',
    lockedBody: null,
    freeText: row.description,
    facets: [`creatorId:${row.ownerId}`],
    numbers: { itemCount: row.itemCount, followerCount: row.followerCount },
    score: weigh(row.followerCount) + 0.5 * weigh(row.itemCount),
  }));
}
