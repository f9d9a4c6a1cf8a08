import { posix } from 'node:path';
import type { Root } from 'hast';
import type { Archive } from '../../archive/archive.ts';
import { readText } from '../../archive/read-text.ts';
import { attribute } from '../../convert/blocks/html-tree.ts';
import type { ImportedPerson, ImportSource } from '../../imported-story.ts';
import { archiveSource } from '../archive-source.ts';
import { findByClass, parseHtml, tidyTextOf } from '../html/html-fragment.ts';
import { webAddress } from '../old-address.ts';
import { asRefusal, type ExportItem } from '../report.ts';
import { asUnique, nothingGiven } from '../unique-items.ts';
import { readMediumPost } from './read-medium-post.ts';

const MAX_POST_BYTES = 4 * 1_048_576;

/** True for a page as Medium exports it. */
export function isMediumPost(html: string): boolean {
  return /class="h-entry"/.test(html) && /class="(?:[^"]* )?e-content/.test(html);
}

/**
 * The folder or zip that Medium hands out. Of everything beside `posts/` (sessions, addresses, claps,
 * lists …) only the name, picture and address on the profile page are read; nothing else is opened.
 */
export function mediumExport(archive: Archive, postFolders: readonly string[]): ImportSource {
  const posts = archive.entries
    .map(({ name }) => name)
    .filter((name) => postFolders.includes(posix.dirname(name)) && /\.html?$/i.test(name));
  return archiveSource(archive, 'Medium', () => readPosts(archive, posts), { itemCount: posts.length });
}

async function* readPosts(archive: Archive, files: readonly string[]): AsyncGenerator<ExportItem> {
  const given = nothingGiven();
  let folder: string | undefined;
  let owner: ImportedPerson | undefined;
  for (const file of files) {
    try {
      if (posix.dirname(file) !== folder) {
        folder = posix.dirname(file);
        owner = await readOwner(archive, posix.join(folder, '../profile/profile.html'));
      }
      yield asUnique(readMediumPost(await readText(archive, file, MAX_POST_BYTES), file, owner), given);
    } catch (error) {
      yield asRefusal(file, error);
    }
  }
}

async function readOwner(archive: Archive, file: string): Promise<ImportedPerson | undefined> {
  if (!archive.has(file)) return undefined;
  const tree = await readPage(archive, file);
  if (tree === undefined) return undefined;
  const name = findByClass(tree.children, 'p-name');
  const link = findByClass(tree.children, 'u-url');
  const photo = findByClass(tree.children, 'u-photo');
  if (name === undefined || link === undefined) return undefined;
  const url = attribute(link, 'href');
  const image = photo === undefined ? undefined : webAddress(attribute(photo, 'src'));
  return {
    key: /@([\w.-]+)/.exec(url ?? '')?.[1] ?? tidyTextOf(name),
    name: tidyTextOf(name),
    ...(webAddress(url) !== undefined && { websiteUrl: url }),
    ...(image !== undefined && { image }),
  };
}

/** The stories need no profile: one that cannot be read costs none of them. */
async function readPage(archive: Archive, file: string): Promise<Root | undefined> {
  try {
    return parseHtml(await readText(archive, file, MAX_POST_BYTES));
  } catch (error) {
    asRefusal(file, error);
    return undefined;
  }
}
