import { slugify } from '#shared/text/slugify.ts';
import { UnreadableTextError } from '../convert/unreadable-text-error.ts';
import { readFrontMatter } from '../front-matter/front-matter.ts';
import type { FrontMatterRecord } from '../front-matter/read-yaml.ts';
import type { ImportedPublication, ImportedStory, ImportProblem, ImportSource } from '../imported-story.ts';
import { readAuthors } from './author-profiles.ts';
import { type FieldsOfFolder, readFieldsOfFolders } from './folder-fields.ts';
import { createFileFinder } from './find-file.ts';
import { type ImportSettings, readImportSettings } from './import-settings.ts';
import { findPosts, type LeftFile, type PlacedFile } from './post-files.ts';
import { type PostReading, readPost } from './read-post.ts';
import { readSourceCard, type SourceCard } from './source-card.ts';
import { decodeText, openSourceFolder, type SourceFolder } from './source-folder.ts';

const TERM = /^(?:content\/|data\/|src\/content\/)?_?(?:tags|topics|categories)\/([^/]+?)(?:\/_?index)?\.mdx?$/i;
const MAX_FILES = 20_000;
const MAX_BYTES = 1_048_576;

/** Titles of tags by the slugs that posts name, where the source has a page for each (`topics/ux.md`). */
async function readTagNames(folder: SourceFolder): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const file of folder.files.filter((path) => TERM.test(path)).slice(0, MAX_FILES)) {
    const key = TERM.exec(file)?.[1] ?? '';
    if (/^_?index$/i.test(key) || (await folder.size(file)) > MAX_BYTES) continue;
    const { fields } = readFrontMatter(decodeText(await folder.read(file)).text);
    const title = fields.text('title', 'name');
    if (title !== undefined) names.set((fields.text('slug') ?? key).toLowerCase(), title);
  }
  return names;
}

/** Twice the largest story, with front matter: what is longer is refused without being read. */
const MAX_POST_BYTES = 4 * 1_048_576;

/** Opens a folder of posts with front matter; undefined where there are none in it. */
export async function openFolderSource(path: string, now = new Date()): Promise<ImportSource | undefined> {
  return readFolderSource(await openSourceFolder(path), undefined, now);
}

/** The same for a folder that is open already; `close` is called when the source is done with. */
export async function readFolderSource(
  folder: SourceFolder,
  close: () => Promise<void> = () => Promise.resolve(),
  now = new Date(),
): Promise<ImportSource | undefined> {
  const settings = await readImportSettings(folder);
  const { posts, left } = findPosts(folder.files, { posts: settings.posts, leaveOut: settings['leave-out'] });
  if (posts.length === 0) return undefined;
  const card = await readSourceCard(folder, settings);
  const reading: PostReading = {
    sourceKey: settings.source ?? folder.name,
    card,
    settings,
    publicationOf: publicationsOf(folder, card, settings),
    findAuthors: await readAuthors(folder),
    tagNames: await readTagNames(folder),
    now,
  };
  return {
    kind: 'folder',
    itemCount: posts.length,
    items: readAll(posts, left, folder, reading, await readFieldsOfFolders(folder)),
    resolveFile: createFileFinder(folder, card.siteUrl),
    close,
    siteUrl: card.siteUrl,
    variables: card.variables,
    shortcodes: settings.shortcodes,
  };
}

function publicationsOf(
  folder: SourceFolder,
  card: SourceCard,
  settings: ImportSettings,
): (place: string) => ImportedPublication {
  const own: ImportedPublication = settings.publication
    ? { websiteUrl: card.siteUrl, ...toPublication(settings.publication) }
    : { slug: slugify(folder.name) || 'imported', name: card.name, websiteUrl: card.siteUrl };
  const others = Object.entries(settings.publications ?? {}).map(
    ([beginning, publication]) => [beginning, toPublication(publication)] as const,
  );
  return (place) => others.find(([beginning]) => place.startsWith(beginning))?.[1] ?? own;
}

function toPublication({ url, ...publication }: NonNullable<ImportSettings['publication']>): ImportedPublication {
  return { ...publication, ...(url !== undefined && { websiteUrl: url }) };
}

async function* readAll(
  posts: readonly PlacedFile[],
  left: readonly LeftFile[],
  folder: SourceFolder,
  reading: PostReading,
  fieldsOfFolder: FieldsOfFolder,
): AsyncGenerator<ImportedStory | ImportProblem> {
  for (const { path, reason } of left) yield { kind: 'changed', file: path, reason: `${reason} It was left out.` };
  for (const file of posts) {
    const size = await folder.size(file.path);
    if (size > MAX_POST_BYTES) {
      const reason = `The file is ${Math.ceil(size / 1_048_576)} MB, more than the 4 MB a post can have.`;
      yield { kind: 'refused', file: file.path, reason };
      continue;
    }
    yield* readOne(file, await folder.read(file.path), reading, fieldsOfFolder(file.path));
  }
}

function* readOne(
  { path, place }: PlacedFile,
  bytes: Uint8Array,
  reading: PostReading,
  inherited: FrontMatterRecord,
): Generator<ImportedStory | ImportProblem> {
  const { text, isGuessed } = decodeText(bytes);
  if (isGuessed) yield { kind: 'changed', file: path, reason: 'The file isn’t UTF-8, so we read it as Windows-1252.' };
  try {
    const { fields, body, complaint, hasMatter } = readFrontMatter(text, inherited);
    if (complaint !== undefined) yield { kind: 'changed', file: path, reason: complaint };
    const hasTomlMatter = hasMatter && /^\s*\+\+\+/.test(text);
    const { story, remarks } = readPost({ path, place, fields, body, hasTomlMatter }, reading);
    for (const reason of remarks) yield { kind: 'changed', file: path, reason };
    yield story;
  } catch (error) {
    if (!(error instanceof UnreadableTextError)) throw error;
    yield { kind: 'refused', file: path, reason: error.message };
  }
}
