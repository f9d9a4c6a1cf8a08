import type { Archive } from '../../archive/archive.ts';
import { streamText } from '../../archive/read-text.ts';
import type { ImportSource } from '../../imported-story.ts';
import { archiveSource } from '../archive-source.ts';
import { readExportDate } from '../dates.ts';
import { languageOf } from '../language.ts';
import { wordsOf } from '../html/html-fragment.ts';
import { distinct, pathOf, webAddress } from '../old-address.ts';
import { asRefusal, type ExportItem, refused } from '../report.ts';
import { type XmlItem, readXmlItems } from '../xml-items.ts';
import { mediumSourceKey } from './read-medium-post.ts';

/** The RSS feed of a Medium profile or publication: the last ten stories, with their tags. */
export function mediumFeed(archive: Archive, file: string): ImportSource {
  return archiveSource(archive, 'Medium feed', () => readStories(archive, file));
}

async function* readStories(archive: Archive, file: string): AsyncGenerator<ExportItem> {
  for await (const found of readXmlItems(streamText(archive, file))) {
    if (found.type === 'head') continue;
    try {
      yield readStory(found.item, file);
    } catch (error) {
      yield asRefusal(file, error);
    }
  }
}

function readStory(item: XmlItem, file: string): ExportItem {
  const title = wordsOf(item.text('title'));
  const text = item.text('content:encoded') || item.text('description');
  if (text.trim() === '') return refused(file, `“${title}” has no text in the feed.`);
  const link = item.text('link').replace(/\?source=rss[^#]*$/, '');
  const guid = item.text('guid');
  const creator = item.text('dc:creator').trim();
  const publishedAt = readExportDate(item.text('pubDate'));
  const updatedAt = readExportDate(item.text('atom:updated'));
  return {
    sourceKey: mediumSourceKey,
    itemKey: /([0-9a-f]{8,14})$/.exec(guid.trim())?.[1] ?? (guid || link),
    file,
    title: title === '' ? 'Untitled' : title,
    // Each item of the feed ends with a picture of one point that counts readers.
    body: { format: 'html', text: text.replace(/<img[^>]*medium\.com\/_\/stat[^>]*>/g, ''), dialect: 'medium' },
    authors: creator === '' ? [] : [{ key: creator, name: creator }],
    tags: distinct(item.all('category').map(({ text: tag }) => tag.trim())),
    language: languageOf(wordsOf(text)),
    ...(publishedAt !== undefined && { publishedAt }),
    ...(updatedAt !== undefined && { updatedAt }),
    state: 'published',
    ...(webAddress(link) !== undefined && { canonicalUrl: webAddress(link) }),
    oldAddresses: distinct([pathOf(link)]),
  };
}
