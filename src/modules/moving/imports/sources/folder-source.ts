import { UnreadableTextError } from '../convert/unreadable-text-error.ts';
import { readFrontMatter } from '../front-matter/front-matter.ts';
import type { ImportedStory, ImportProblem, ImportSource } from '../imported-story.ts';
import { readAuthors } from './author-profiles.ts';
import { anyFolder } from './dialects/any-folder.ts';
import { artsy } from './dialects/artsy.ts';
import { carpentries } from './dialects/carpentries.ts';
import { digitalGov } from './dialects/digital-gov.ts';
import { eighteenF } from './dialects/eighteen-f.ts';
import { opensourceGuide } from './dialects/opensource-guide.ts';
import { publicDomainRecipes } from './dialects/public-domain-recipes.ts';
import { ropensci } from './dialects/ropensci.ts';
import { rustBlog } from './dialects/rust-blog.ts';
import { standardEbooks } from './dialects/standard-ebooks.ts';
import { createFileFinder } from './find-file.ts';
import { type PostReading, readPost } from './read-post.ts';
import { readSourceCard } from './source-card.ts';
import type { PostFile } from './source-dialect.ts';
import { decodeText, openSourceFolder, type SourceFolder } from './source-folder.ts';

const dialects = [
  eighteenF,
  digitalGov,
  carpentries,
  artsy,
  ropensci,
  rustBlog,
  opensourceGuide,
  publicDomainRecipes,
  standardEbooks,
  anyFolder,
];

const POST = /\.(?:md|markdown|mdx|html?)$/i;
const POST_FOLDERS = [
  'posts',
  '_posts',
  'content/posts',
  'content/post',
  'content/blog',
  'entries',
  '_articles',
  'content',
];
/** Pages of the repository and of the engine, not of the blog. */
const NOT_A_POST =
  /^(?:README|LICEN[CS]E|SOURCE|NOTICE|notices|CONTRIBUTING|CHANGELOG|CODE_OF_CONDUCT|SECURITY)[^/]*$|(?:^|\/)_index\.\w+$|^(?:authors|topics|publications|_layouts|_includes|layouts|templates|themes|_site|public)\//i;
/** Twice the largest story, with front matter: what is longer is refused without being read. */
const MAX_POST_BYTES = 4 * 1_048_576;

/** Opens a folder of posts with front matter; undefined where there are none in it. */
export async function openFolderSource(path: string): Promise<ImportSource | undefined> {
  return readFolderSource(await openSourceFolder(path));
}

/** The same for a folder that is open already; `close` is called when the source is done with. */
export async function readFolderSource(
  folder: SourceFolder,
  close: () => Promise<void> = () => Promise.resolve(),
): Promise<ImportSource | undefined> {
  const start = POST_FOLDERS.find((name) =>
    folder.files.some((file) => file.startsWith(`${name}/`) && POST.test(file)),
  );
  const prefix = start === undefined ? '' : `${start}/`;
  const posts = folder.files.filter((file) => file.startsWith(prefix) && POST.test(file) && !NOT_A_POST.test(file));
  if (posts.length === 0) return undefined;
  const card = await readSourceCard(folder);
  const chosen = dialects.find((dialect) => dialect.isFor(folder, card)) ?? anyFolder;
  const dialect = await chosen.open(folder, card);
  const reading: PostReading = { sourceKey: folder.name, card, dialect, findAuthor: await readAuthors(folder) };
  return {
    kind: chosen.kind,
    itemCount: posts.length,
    items: readAll(posts, prefix, folder, reading),
    resolveFile: createFileFinder(folder, card.siteUrl),
    close,
    siteUrl: card.siteUrl,
    variables: dialect.variables,
  };
}

async function* readAll(
  posts: readonly string[],
  prefix: string,
  folder: SourceFolder,
  reading: PostReading,
): AsyncGenerator<ImportedStory | ImportProblem> {
  for (const path of posts) {
    const size = await folder.size(path);
    if (size > MAX_POST_BYTES) {
      const reason = `The file has ${Math.ceil(size / 1_048_576)} MB, more than the 4 MB that a post may have.`;
      yield { kind: 'refused', file: path, reason };
      continue;
    }
    yield* readOne(path, path.slice(prefix.length), await folder.read(path), reading);
  }
}

function* readOne(
  path: string,
  place: string,
  bytes: Uint8Array,
  reading: PostReading,
): Generator<ImportedStory | ImportProblem> {
  const { text, isGuessed } = decodeText(bytes);
  if (isGuessed) yield { kind: 'changed', file: path, reason: 'The file is not UTF-8; it was read as Windows-1252.' };
  try {
    const { fields, body, complaint, hasMatter } = readFrontMatter(text);
    if (complaint !== undefined) yield { kind: 'changed', file: path, reason: complaint };
    const post: PostFile = {
      path,
      place,
      fields,
      body,
      hasMatter,
      hasTomlMatter: hasMatter && /^\s*\+\+\+/.test(text),
    };
    const { story, remarks } = readPost(post, reading);
    for (const reason of remarks) yield { kind: 'changed', file: path, reason };
    yield story;
  } catch (error) {
    if (!(error instanceof UnreadableTextError)) throw error;
    yield { kind: 'refused', file: path, reason: error.message };
  }
}
