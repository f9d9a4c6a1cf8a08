import { z } from 'zod';
import { ArchiveError } from '#modules/moving/imports/archive/archive-error.ts';
import { changed, type ExportItem, refused } from '#modules/moving/imports/exports/report.ts';
import type { ImportedStory, ImportSource } from '#modules/moving/imports/imported-story.ts';
import type { OwnArchive } from '../archives/restore/open-own-archive.ts';
import { type StoryFile, storyFileSchema } from '../archives/restore/story-file.ts';

/** Own judgement: a long book is a tenth of it. */
const MOST_STORY_BYTES = 32 * 1_048_576;
const SHOWN_REASON = 240;

const told = z.string().max(1_000);
/** With what a story file tells for people to read, since neither tags nor names come along as rows. */
const tellingSchema = storyFileSchema.extend({
  tags: z.array(told).max(100).default([]),
  authors: z.array(told).max(100).default([]),
  authorNames: z.array(told).max(100).default([]),
  publication: told.nullish(),
  series: z.object({ id: told, place: z.number(), title: told.default('') }).nullable(),
});
type Told = z.infer<typeof tellingSchema>;

/**
 * The stories of a person's archive of ours as anybody's export is read: nothing of it is believed, so that the rest
 * (lists, claps, follows and whatever else was said on the other site) stays out.
 */
export function longhandSource({ archive, manifest }: OwnArchive): ImportSource {
  if (manifest.scope.kind !== 'person') {
    throw new ArchiveError(
      'This is the export of a whole site or publication, which only the site’s operator can import.',
    );
  }
  const files = archive.entries.map(({ name }) => name).filter((name) => /^stories\/[^/]+\.json$/.test(name));
  const pictures = new Map(
    archive.entries.flatMap(({ name }) => {
      const [, id] = /^(images\/[0-9a-f]{32})\.\w+$/.exec(name) ?? [];
      return id === undefined ? [] : [[id, name] as const];
    }),
  );
  const personId = manifest.scope.id;
  return {
    kind: 'Longhand',
    siteUrl: manifest.siteUrl,
    itemCount: files.length,
    items: readItems({ archive, manifest }, files, personId),
    resolveFile: async (reference) => {
      const name = pictures.get(reference);
      return name === undefined ? undefined : await archive.read(name);
    },
    close: archive.close,
  };
}

async function* readItems(
  { archive, manifest }: OwnArchive,
  files: readonly string[],
  personId: string,
): AsyncGenerator<ExportItem> {
  for (const { name, reason } of archive.ignored) yield changed(name, reason);
  const rest = archive.entries.filter(({ name }) => /^data\/.+\.jsonl$/.test(name) && !PASSED_OVER.test(name));
  if (rest.length > 0) {
    // Files of the archive are named for machines, and a long one goes on in others with a number.
    const names = [...new Set(rest.map(({ name }) => nounOf(name)))].join(', ');
    yield changed('', `Only stories and their pictures come in. Left out: ${names}.`);
  }
  for (const file of files) {
    try {
      const text = new TextDecoder().decode(await archive.read(file, MOST_STORY_BYTES));
      const parsed = tellingSchema.safeParse(JSON.parse(text));
      const [issue] = parsed.error?.issues ?? [];
      if (parsed.success) yield* itemsOf(file, parsed.data, personId, manifest.siteUrl);
      else yield refused(file, `${issue?.path.join('.')}: ${issue?.message}`.slice(0, SHOWN_REASON));
    } catch (error) {
      if (!(error instanceof SyntaxError) && !(error instanceof ArchiveError)) throw error;
      yield refused(file, error instanceof ArchiveError ? error.message : 'This file isn’t JSON.');
    }
  }
}

const nounOf = (file: string) => file.replace(/^data\/(.+?)(?:-\d+)?\.jsonl$/, '$1').replaceAll('-', ' ');

/** What stories bring along themselves, and what everybody has. */
const PASSED_OVER = /^data\/(?:people|tags|preferences)(?:-\d+)?\.jsonl$/;

function* itemsOf(file: string, story: Told, personId: string, siteUrl: string): Generator<ExportItem> {
  if (![story.creatorId, ...story.authorIds].includes(personId)) {
    yield refused(file, 'This story isn’t by the person whose archive this is.');
    return;
  }
  if (story.state === 'trashed') {
    yield changed(file, 'It’s in the trash there, so it was left out.');
    return;
  }
  const { document, draft } = story;
  if (document !== null) yield storyOf(file, { ...story, document }, siteUrl);
  else yield changed(file, 'It’s empty, so it was left out.');
  if (draft === null) return;
  // Beside what readers have there, so that neither is lost.
  yield changed(file, 'It has changes that weren’t published. They came in as a separate draft.');
  const { title, subtitle } = draft;
  const {
    oldAddresses: _addresses,
    canonicalUrl: _canonical,
    publishedAt: _date,
    ...copy
  } = storyOf(file, { ...story, title, subtitle, document: draft.document }, siteUrl);
  yield { ...copy, itemKey: `${story.id}-draft`, file: `${file}#draft`, oldAddresses: [], state: 'draft' };
}

function storyOf(
  file: string,
  story: Told & { readonly document: NonNullable<StoryFile['document']> },
  siteUrl: string,
): ImportedStory {
  const { id, document, coverImageId, series, translationGroup } = story;
  const isOut = story.state === 'published' && !story.isWithheld;
  return {
    sourceKey: siteUrl,
    itemKey: id,
    file,
    title: story.title,
    subtitle: story.subtitle,
    body: { format: 'html', text: '', document },
    authors: story.authors.map((key, index) => ({ key, name: story.authorNames[index] ?? key })),
    tags: story.tags,
    language: story.language,
    ...(translationGroup !== null && { translationKey: translationGroup }),
    ...(story.firstPublishedAt !== null && { publishedAt: story.firstPublishedAt }),
    updatedAt: story.updatedAt,
    state: !isOut ? 'draft' : story.visibility === 'unlisted' ? 'unlisted' : 'published',
    isMembersOnly: story.visibility === 'locked',
    ...(story.canonicalUrl !== null && { canonicalUrl: story.canonicalUrl }),
    oldAddresses: [`/p/${id}`, ...addressesOf(story), ...story.oldAddresses],
    ...(coverImageId !== null && {
      cover: {
        source: `images/${coverImageId}`,
        alt: story.coverAlt,
        focusPercentX: story.coverFocusX,
        focusPercentY: story.coverFocusY,
      },
    }),
    ...(series !== null && { series: { key: series.id, title: series.title, position: series.place } }),
    license: story.license,
    ...(story.seoTitle !== null && { seoTitle: story.seoTitle }),
    ...(story.seoDescription !== null && { seoDescription: story.seoDescription }),
  };
}

/** Where it stood, for links of other stories to it. */
function addressesOf({ id, slug, authors, publication }: Told): readonly string[] {
  const name = slug === '' ? id : `${slug}-${id}`;
  return [...authors.slice(0, 1).map((author) => `/@${author}`), ...(publication ? [`/${publication}`] : [])].map(
    (place) => `${place}/${name}`,
  );
}
