import { z } from 'zod';
import { type License, licenses } from '#shared/licences/licences.ts';
import { apiMessages as messages } from '#shared/messages/api.ts';
import { isWebAddress } from '#shared/story/safe-href.ts';
import { storyByApi } from '#modules/moving/api-stories/story-by-api.ts';
import { storyAddressOf } from '#modules/stories/stories/story-address-of.ts';
import type { ApiAsker } from './api-asker.ts';
import { type ApiFailure, badRequest } from './api-failure.ts';

/** Licences as the peer spells them. */
const LICENCES: Readonly<Record<string, License>> = {
  'all-rights-reserved': 'ALL_RIGHTS_RESERVED',
  'cc-40-by': 'CC_BY',
  'cc-40-by-sa': 'CC_BY_SA',
  'cc-40-by-nd': 'CC_BY_ND',
  'cc-40-by-nc': 'CC_BY_NC',
  'cc-40-by-nc-nd': 'CC_BY_NC_ND',
  'cc-40-by-nc-sa': 'CC_BY_NC_SA',
  'cc-40-zero': 'CC_ZERO',
  'public-domain': 'PUBLIC_DOMAIN',
};

const postSchema = z.object({
  title: z.string().min(1).max(10_000),
  contentFormat: z.enum(['html', 'markdown']),
  content: z.string().min(1).max(2_000_000),
  tags: z.array(z.string().max(200)).max(100).nullish(),
  canonicalUrl: z.string().max(2_048).refine(isWebAddress).nullish(),
  publishStatus: z.enum(['public', 'draft', 'unlisted']).nullish(),
  license: z.enum(Object.keys(LICENCES)).nullish(),
});

/** Makes a story of the body of a request: `write` begins drafts, `publish` shows them to others. */
export async function createPost(asker: ApiAsker, publicationId: string | null, body: unknown) {
  const parsed = postSchema.safeParse(body);
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path.join('.') ?? '';
    return badRequest(name === '' ? messages.noBody : `${messages.wrongField} ${name}`, 6004);
  }
  const { title, content, contentFormat, tags, canonicalUrl, license } = parsed.data;
  const publishStatus = parsed.data.publishStatus ?? 'public';
  const { viewer, context } = asker;
  if (viewer.isSuspended) return forbidden(messages.mayNotPublish);
  if (publishStatus !== 'draft' && viewer.scopes !== 'all' && !viewer.scopes.has('publish')) {
    return forbidden(messages.publishNeeded);
  }
  const wireLicense = license ?? 'all-rights-reserved';
  const outcome = await storyByApi(context, {
    title,
    content,
    contentFormat,
    tags: tags ?? [],
    canonicalUrl: canonicalUrl ?? undefined,
    publishStatus,
    license: LICENCES[wireLicense] ?? 'ALL_RIGHTS_RESERVED',
    publicationId,
  });
  if (outcome.type === 'Refused') {
    const { status, message } = outcome;
    return { status, message, code: status === 403 ? 6003 : 6000 };
  }
  return {
    status: 201 as const,
    data: await describe(asker, outcome.storyId, { publicationId, publishStatus, wireLicense }),
  };
}

function forbidden(message: string): ApiFailure {
  return { status: 403, message, code: 6003 };
}

type Said = {
  readonly publicationId: string | null;
  readonly publishStatus: string;
  readonly wireLicense: string;
};

async function describe({ site, viewer }: ApiAsker, storyId: string, said: Said) {
  const row = await site.database.kysely
    .selectFrom('story')
    .select(['id', 'title', 'slug', 'author_ids', 'publication_id', 'canonical_url', 'first_published_at', 'tag_ids'])
    .where('id', '=', storyId)
    .executeTakeFirstOrThrow();
  const place = { id: row.id, title: row.title, authorIds: row.author_ids, publicationId: row.publication_id };
  const path = await storyAddressOf(site.database, { ...place, slug: row.slug });
  const tags =
    row.tag_ids.length === 0
      ? []
      : await site.database.kysely.selectFrom('tag').select(['id', 'title']).where('id', 'in', row.tag_ids).execute();
  const titles = new Map(tags.map((tag) => [tag.id, tag.title]));
  const license = LICENCES[said.wireLicense] ?? 'ALL_RIGHTS_RESERVED';
  return {
    id: row.id,
    title: row.title,
    authorId: viewer.personId,
    tags: row.tag_ids.flatMap((id) => titles.get(id) ?? []),
    url: URL.parse(path, site.url)?.href ?? site.url,
    ...(row.canonical_url !== null && { canonicalUrl: row.canonical_url }),
    publishStatus: said.publishStatus,
    ...(said.publishStatus !== 'draft' && { publishedAt: row.first_published_at?.getTime() }),
    license: said.wireLicense,
    ...(licenses[license].url !== undefined && { licenseUrl: licenses[license].url }),
    ...(said.publicationId !== null && { publicationId: said.publicationId }),
  };
}
