import type { Database } from '#platform/database/database.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { publicationPath } from '#shared/routes/publication-links.ts';
import { type AddressedStory, canonicalStoryUrl } from '#modules/stories/stories/story-address.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { SITEMAP_ENTRIES, type SitemapEntry } from './sitemap.ts';

/** Whose pages a sitemap names: one host may name only its own. */
export type SitemapScope = {
  readonly siteUrl: string;
  /** Whose own domain is asked; undefined for the main site. */
  readonly owner?: { readonly kind: 'publication' | 'person'; readonly name: string };
};

/** Names of the files: `stories-2024-05-1` is the first 50,000 stories of a month. */
export type SitemapFile = { readonly name: string; readonly changedAt: Date };

type Means = { readonly database: Database<Tables>; readonly scope: SitemapScope };
type Counted = { readonly month: string; readonly count: string; readonly changedAt: Date };

/** A story that is published first elsewhere has its canonical page there, so no sitemap of ours names it. */
const OWN = `
  from story s join person c on c.id = s.creator_id and c.state = 'active'
  left join publication p on p.id = s.publication_id and p.state in ('active', 'archived')
  where s.is_listed and not s.is_withheld and s.canonical_url is null
    and case
      when $1 = '' then p.domain is null and (s.publication_id is not null or c.domain is null)
      when $1 like '@%' then s.publication_id is null and '@' || lower(c.username) = lower($1)
      else p.slug = $1 end`;
const MONTH = `coalesce(to_char(s.published_day, 'YYYY-MM'), 'undated')`;
const UNDATED = 'undated';
const CHANGED = 'coalesce(greatest(s.latest_published_at, s.first_published_at), s.created_at)';

/** No slug begins with an @. */
function ownerKey({ owner }: SitemapScope): string {
  if (owner === undefined) return '';
  return owner.kind === 'person' ? `@${owner.name}` : owner.name;
}

const TOPICS_CHANGED = `select max(updated_at) as "changedAt" from topic where visibility = 'public'`;

/** Every file of the sitemap with the time of its newest change. */
export async function readSitemapFiles({ database, scope }: Means): Promise<readonly SitemapFile[]> {
  const months = await database.query<Counted>(
    'sitemap_months',
    `select ${MONTH} as month, count(*) as count, max(${CHANGED}) as "changedAt" ${OWN} group by 1 order by 1 desc`,
    [ownerKey(scope)],
  );
  const stories = months.flatMap(({ month, count, changedAt }) =>
    Array.from({ length: Math.ceil(Number(count) / SITEMAP_ENTRIES) }, (_none, index) => ({
      name: `stories-${month}-${index + 1}`,
      changedAt,
    })),
  );
  if (scope.owner !== undefined || months.length === 0) return stories;
  const newest = new Date(Math.max(...months.map(({ changedAt }) => changedAt.getTime())));
  const [topics] = await database.query<{ changedAt: Date | null }>('sitemap_topics_changed', TOPICS_CHANGED, []);
  const changedTopics = topics?.changedAt ?? null;
  return [
    ...stories,
    ...['people', 'publications', 'tags'].map((name) => ({ name, changedAt: newest })),
    ...(changedTopics === null ? [] : [{ name: 'topics', changedAt: changedTopics }]),
  ];
}

type StoryRow = AddressedStory & {
  readonly language: string;
  readonly translationGroupId: string | null;
  readonly changedAt: Date;
};
const COLUMNS = `
  s.id, s.slug, s.language, s.translation_group_id as "translationGroupId", c.username,
  p.slug as "publicationSlug", p.domain as "publicationDomain",
  c.domain as "authorDomain", ${CHANGED} as "changedAt"`;
const BATCH = 1000;

/** The stories of a month from the given chunk on, a thousand at a time, so that memory stays flat. */
export async function* readSitemapStories(
  { database, scope }: Means,
  month: string,
  chunk: number,
): AsyncGenerator<SitemapEntry> {
  // Two texts, so that each is found by its own index.
  const isUndated = month === UNDATED;
  const inMonth = isUndated
    ? `s.published_day is null and $2 = '${UNDATED}'`
    : `s.published_day >= $2::date and s.published_day < $2::date + interval '1 month'`;
  const values = [ownerKey(scope), isUndated ? month : `${month}-01`];
  const name = isUndated ? 'undated' : 'month';
  const [start] = await database.query<{ id: string }>(
    `sitemap_start_${name}`,
    `select s.id ${OWN} and ${inMonth} order by s.id offset $3 limit 1`,
    [...values, (chunk - 1) * SITEMAP_ENTRIES],
  );
  let from: string | undefined = start?.id;
  for (let given = 0; from !== undefined && given < SITEMAP_ENTRIES; given += BATCH) {
    const rows: readonly StoryRow[] = await database.query<StoryRow>(
      `sitemap_stories_${name}`,
      `select ${COLUMNS} ${OWN} and ${inMonth} and s.id >= $3 order by s.id limit ${BATCH + 1}`,
      [...values, from],
    );
    const shown = rows.slice(0, BATCH);
    const translations = await readTranslationUrls({ database, scope }, shown);
    for (const row of shown) {
      const languages = row.translationGroupId === null ? [] : (translations.get(row.translationGroupId) ?? []);
      const url = canonicalStoryUrl(scope.siteUrl, row);
      yield { url, changedAt: row.changedAt, languages: languages.length > 1 ? languages : [] };
    }
    from = rows[BATCH]?.id;
  }
}

async function readTranslationUrls(
  { database, scope }: Means,
  rows: readonly StoryRow[],
): Promise<ReadonlyMap<string, SitemapEntry['languages']>> {
  const groups = [...new Set(rows.flatMap(({ translationGroupId }) => translationGroupId ?? []))];
  const found = new Map<string, { language: string; url: string }[]>();
  if (groups.length === 0) return found;
  const siblings = await database.query<StoryRow>(
    'sitemap_translations',
    `select ${COLUMNS} ${OWN} and s.translation_group_id = any($2) order by s.language, s.id`,
    [ownerKey(scope), groups],
  );
  for (const story of siblings) {
    const group = story.translationGroupId ?? '';
    const entry = { language: story.language, url: canonicalStoryUrl(scope.siteUrl, story) };
    found.set(group, [...(found.get(group) ?? []), entry]);
  }
  return found;
}

type Named = { readonly name: string; readonly changedAt: Date };

/** People, publications or tags with stories, or topics for everybody, as far as one file may hold. */
export async function readSitemapPages({ database, scope }: Means, kind: string): Promise<readonly SitemapEntry[]> {
  const source = PAGES.get(kind);
  if (source === undefined) return [];
  const rows = await database.query<Named>(`sitemap_${kind}`, `${source.text} limit ${SITEMAP_ENTRIES}`, []);
  return rows.map(({ name, changedAt }) => ({ url: scope.siteUrl + source.path(name), changedAt, languages: [] }));
}

const PAGES = new Map([
  [
    'people',
    {
      text: `select username as name, updated_at as "changedAt" from person
        where state = 'active' and domain is null and story_count > 0 order by story_count desc, id`,
      path: (name: string) => buildPath('ShowUserProfile', { username: name }),
    },
  ],
  [
    'publications',
    {
      text: `select slug as name, updated_at as "changedAt" from publication
        where state = 'active' and domain is null and story_count > 0 order by story_count desc, id`,
      path: (name: string) => publicationPath(name),
    },
  ],
  [
    'tags',
    {
      text: `select slug as name, created_at as "changedAt" from tag where story_count > 0 order by story_count desc, id`,
      path: (name: string) => buildPath('ShowTagPosts', { tagSlug: name }),
    },
  ],
  [
    'topics',
    {
      text: `select slug as name, updated_at as "changedAt" from topic where visibility = 'public' order by name, id`,
      path: (name: string) => buildPath('ShowTopic', { topicSlug: name }),
    },
  ],
]);
