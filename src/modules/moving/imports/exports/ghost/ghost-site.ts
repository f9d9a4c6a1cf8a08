import { slugify } from '#shared/text/slugify.ts';
import type { Archive } from '../../archive/archive.ts';
import { streamText } from '../../archive/read-text.ts';
import { humaniseSlug } from '../../humanise-slug.ts';
import type { ImportedPerson, ImportedPublication } from '../../imported-story.ts';
import { streamJsonRows } from '../json/stream-json-rows.ts';
import { languageTag } from '../language.ts';
import { webAddress } from '../old-address.ts';
import { createGhostComments, type GhostComments } from './ghost-comments.ts';
import {
  ghostPostAuthorSchema,
  ghostPostMetaSchema,
  ghostPostTagSchema,
  ghostSettingSchema,
  ghostTagSchema,
  ghostUserSchema,
} from './ghost-tables.ts';

type Relation = { readonly id: string; readonly order: number };
type PostMeta = ReturnType<typeof ghostPostMetaSchema.parse>;

/** Every table beside the posts that matters: read before them. Of members only names are read, below comments; mail and secrets never. */
export type GhostSite = {
  readonly people: ReadonlyMap<string, ImportedPerson>;
  readonly tags: ReadonlyMap<string, string>;
  readonly tagsOfPost: ReadonlyMap<string, readonly Relation[]>;
  readonly authorsOfPost: ReadonlyMap<string, readonly Relation[]>;
  readonly metaOfPost: ReadonlyMap<string, PostMeta>;
  readonly settings: ReadonlyMap<string, string>;
  readonly publication: ImportedPublication;
  readonly sourceKey: string;
  readonly language: string | undefined;
  readonly postCount: number;
  readonly comments: GhostComments;
};

const SETTINGS = new Set([
  'title',
  'description',
  'logo',
  'icon',
  'locale',
  'lang',
  'default_locale',
  'defaultLang',
  'url',
]);
const TABLES = new Set([
  'posts',
  'users',
  'tags',
  'posts_tags',
  'posts_authors',
  'posts_meta',
  'settings',
  'comments',
  'members',
]);

export async function readGhostSite(archive: Archive, file: string): Promise<GhostSite> {
  const people = new Map<string, ImportedPerson>();
  const tags = new Map<string, string>();
  const tagsOfPost = new Map<string, Relation[]>();
  const authorsOfPost = new Map<string, Relation[]>();
  const metaOfPost = new Map<string, PostMeta>();
  const settings = new Map<string, string>();
  const comments = createGhostComments();
  let postCount = 0;
  const readers: Readonly<Record<string, (row: unknown) => void>> = {
    users: (row) => {
      const found = ghostUserSchema.safeParse(row);
      if (found.success) addPerson(found.data, people);
    },
    tags: (row) => {
      const found = ghostTagSchema.safeParse(row);
      if (found.success) tags.set(found.data.id, found.data.name.trim());
    },
    posts_tags: (row) => {
      const found = ghostPostTagSchema.safeParse(row);
      if (found.success) relate(tagsOfPost, found.data.post_id, found.data.tag_id, found.data.sort_order);
    },
    posts_authors: (row) => {
      const found = ghostPostAuthorSchema.safeParse(row);
      if (found.success) relate(authorsOfPost, found.data.post_id, found.data.author_id, found.data.sort_order);
    },
    posts_meta: (row) => {
      const found = ghostPostMetaSchema.safeParse(row);
      if (found.success) metaOfPost.set(found.data.post_id, found.data);
    },
    comments: comments.add,
    members: comments.addMember,
    settings: (row) => {
      const found = ghostSettingSchema.safeParse(row);
      if (found.success && SETTINGS.has(found.data.key) && typeof found.data.value === 'string') {
        settings.set(found.data.key, found.data.value);
      }
    },
  };
  for await (const { table, json } of streamJsonRows(streamText(archive, file), (name) => TABLES.has(name))) {
    if (table === 'posts') postCount += 1;
    else readers[table]?.(parseRow(json));
  }
  const publication = publicationOf(settings, archive.name);
  return {
    people,
    tags,
    tagsOfPost,
    authorsOfPost,
    metaOfPost,
    settings,
    publication,
    sourceKey: `ghost:${publication.slug}`,
    language: languageTag(
      settings.get('locale') ?? settings.get('lang') ?? settings.get('default_locale') ?? settings.get('defaultLang'),
    ),
    postCount,
    comments,
  };
}

/** Undefined for a row that is no JSON: it is then a row that lacks everything. */
export function parseRow(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function addPerson(user: ReturnType<typeof ghostUserSchema.parse>, people: Map<string, ImportedPerson>): void {
  const name = user.name?.trim() || user.slug?.trim() || '';
  if (name === '') return;
  const image = user.profile_image ?? user.image ?? undefined;
  const websiteUrl = webAddress(user.website);
  people.set(user.id ?? '1', {
    key: user.slug?.trim() || slugify(name) || name,
    name,
    ...(user.bio?.trim() && { bio: user.bio.trim() }),
    ...(image !== undefined && image !== '' && { image: withoutGhostUrl(image) }),
    ...(websiteUrl !== undefined && { websiteUrl }),
  });
}

/** Exports write this in the place of the site's own address. */
export function withoutGhostUrl(text: string): string {
  return text.replaceAll('__GHOST_URL__/', '/').replaceAll('__GHOST_URL__', '/');
}

function relate(relations: Map<string, Relation[]>, from: string, to: string, order: number | null | undefined): void {
  const known = relations.get(from) ?? [];
  known.push({ id: to, order: order ?? known.length });
  relations.set(from, known);
}

function publicationOf(settings: ReadonlyMap<string, string>, archiveName: string): ImportedPublication {
  const title = settings.get('title')?.trim() ?? '';
  const name = title === '' ? humaniseSlug(archiveName) : title;
  const slug = slugify(name) || slugify(archiveName) || 'ghost';
  const tagline = settings.get('description')?.trim() ?? '';
  const image = withoutGhostUrl(settings.get('logo')?.trim() || settings.get('icon')?.trim() || '');
  const websiteUrl = webAddress(settings.get('url'));
  return {
    slug,
    name,
    ...(tagline !== '' && { tagline }),
    ...(image !== '' && { image }),
    ...(websiteUrl !== undefined && { websiteUrl }),
  };
}
