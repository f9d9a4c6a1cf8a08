import { posix } from 'node:path';
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
export function mediumExport(archive: Archive, postFolder: string): ImportSource {
  const posts = archive.entries.filter(({ name }) => posix.dirname(name) === postFolder && /\.html?$/i.test(name));
  return archiveSource(
    archive,
    'Medium',
    () =>
      readPosts(
        archive,
        postFolder,
        posts.map(({ name }) => name),
      ),
    { itemCount: posts.length },
  );
}

async function* readPosts(archive: Archive, postFolder: string, files: readonly string[]): AsyncGenerator<ExportItem> {
  const owner = await readOwner(archive, posix.join(postFolder, '../profile/profile.html'));
  const given = nothingGiven();
  for (const file of files) {
    try {
      yield asUnique(readMediumPost(await readText(archive, file, MAX_POST_BYTES), file, owner), given);
    } catch (error) {
      yield asRefusal(file, error);
    }
  }
}

async function readOwner(archive: Archive, file: string): Promise<ImportedPerson | undefined> {
  if (!archive.has(file)) return undefined;
  const tree = parseHtml(await readText(archive, file, MAX_POST_BYTES));
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
