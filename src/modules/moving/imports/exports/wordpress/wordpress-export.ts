import type { Archive } from '../../archive/archive.ts';
import { streamText } from '../../archive/read-text.ts';
import type { ImportProblem, ImportSource } from '../../imported-story.ts';
import { archiveSource } from '../archive-source.ts';
import { asRefusal, changed, type ExportItem, isProblem } from '../report.ts';
import { asUnique, type Given, nothingGiven } from '../unique-items.ts';
import { readXmlItems } from '../xml-items.ts';
import { readWxrPost } from './read-wxr-post.ts';
import { readWxrSite, type WxrSite } from './wxr-site.ts';

/** A WordPress export (WXR) of one file or of several parts, and what other programs write in its shape. */
export async function wordpressExport(archive: Archive, files: readonly string[]): Promise<ImportSource> {
  const site = await readWxrSite(archive, files);
  return archiveSource(archive, 'WordPress', () => readPosts(archive, files, site), {
    itemCount: site.postCount,
    ...(site.publication?.websiteUrl !== undefined && { siteUrl: site.publication.websiteUrl }),
  });
}

/** Type and number of what is no story, said in one line each at the end. */
type Tally = Map<string, number>;

async function* readPosts(archive: Archive, files: readonly string[], site: WxrSite): AsyncGenerator<ExportItem> {
  const given = nothingGiven();
  for (const file of files) {
    const left: Tally = new Map();
    try {
      for await (const found of readXmlItems(streamText(archive, file))) {
        if (found.type === 'head') continue;
        const items = readSafely(() => readWxrPost(found.item, file, site), file, found.item.text('title'));
        for (const item of items) yield* once(item, given, left);
      }
    } catch (error) {
      yield asRefusal(file, error);
    }
    for (const [sentence, count] of left) yield changed(file, sentence.replace('{count}', String(count)));
  }
}

function readSafely(read: () => readonly ExportItem[], file: string, title: string): readonly ExportItem[] {
  try {
    return read();
  } catch (error) {
    const refusal = asRefusal(file, error);
    return [{ ...refusal, reason: `“${title.trim().slice(0, 80)}”: ${refusal.reason}` } satisfies ImportProblem];
  }
}

/** Lines about many items are counted instead of repeated. */
function* once(item: ExportItem, given: Given, left: Tally): Generator<ExportItem> {
  if (isProblem(item) && item.reason.includes('{count}')) left.set(item.reason, (left.get(item.reason) ?? 0) + 1);
  else yield asUnique(item, given);
}
