import { stringify } from 'yaml';
import { licenses } from '#shared/licences/licences.ts';

export type FrontMatterFacts = {
  readonly title: string;
  readonly subtitle: string;
  readonly excerpt: string;
  readonly slug: string;
  readonly language: string;
  readonly state: string;
  readonly visibility: string;
  readonly license: string;
  readonly seoDescription: string | null;
  readonly canonicalUrl: string | null;
  readonly coverImageId: string | null;
  readonly coverAlt: string;
  readonly firstPublishedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly scheduledAt: Date | null;
  readonly tags: readonly string[];
  readonly authorNames: readonly string[];
  readonly authors: readonly string[];
  readonly publication: string | null;
  readonly series: { readonly title: string } | null;
  readonly oldAddresses: readonly string[];
};

/**
 * Front matter with the names that Hugo and Jekyll know; what only we know has names of its own, which they
 * leave alone. All texts stand in quotes, so that no reader takes `yes` or `2026-11-22` for something else.
 */
export function storyFrontMatter(
  story: FrontMatterFacts,
  words: { readonly title: string; readonly subtitle: string },
  files: { readonly address: string; readonly cover?: string; readonly isDraft: boolean },
): string {
  const isOut = story.state === 'published' && !files.isDraft;
  const values = {
    title: words.title,
    subtitle: words.subtitle,
    description: story.seoDescription ?? (words.subtitle || story.excerpt),
    date: (story.firstPublishedAt ?? story.createdAt).toISOString(),
    lastmod: story.updatedAt.toISOString(),
    last_modified_at: story.updatedAt.toISOString(),
    draft: !isOut,
    published: isOut,
    slug: story.slug,
    lang: story.language,
    tags: story.tags,
    authors: story.authorNames,
    usernames: story.authors,
    publication: story.publication,
    series: story.series?.title,
    canonical_url: story.canonicalUrl ?? files.address,
    license: story.license === 'ALL_RIGHTS_RESERVED' ? null : licenseName(story.license),
    cover: files.cover,
    cover_alt: story.coverAlt,
    images: files.cover === undefined ? [] : [files.cover],
    aliases: story.oldAddresses,
    redirect_from: story.oldAddresses,
    state: files.isDraft ? 'draft' : story.state,
    visibility: story.visibility,
    unlisted: story.visibility === 'unlisted' ? true : null,
    publishDate: !isOut && story.scheduledAt !== null ? story.scheduledAt.toISOString() : null,
  };
  const told = Object.entries(values).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  const matter = stringify(Object.fromEntries(told), {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
    aliasDuplicateObjects: false,
  });
  return `---\n${matter}---\n\n`;
}

function licenseName(license: string): string {
  return Object.hasOwn(licenses, license) ? license.replaceAll('_', '-') : license;
}
