import type { Archive } from '../../archive/archive.ts';
import { streamText } from '../../archive/read-text.ts';
import type { ImportSource } from '../../imported-story.ts';
import { archiveSource } from '../archive-source.ts';
import { streamJsonRows } from '../json/stream-json-rows.ts';
import { asRefusal, type ExportItem, refused } from '../report.ts';
import { type GhostSite, parseRow, readGhostSite } from './ghost-site.ts';
import { ghostPostSchema } from './ghost-tables.ts';
import { readGhostPost } from './read-ghost-post.ts';

/** A Ghost export of any version: `{db:[{data}]}`, `{data}` and the inner `{data:{data}}` alike. */
export async function ghostExport(archive: Archive, files: readonly string[]): Promise<ImportSource> {
  const sites: { file: string; site: GhostSite | undefined; error: unknown }[] = [];
  for (const file of files) {
    try {
      sites.push({ file, site: await readGhostSite(archive, file), error: undefined });
    } catch (error) {
      sites.push({ file, site: undefined, error });
    }
  }
  const count = sites.reduce((sum, { site }) => sum + (site?.postCount ?? 0), 0);
  const siteUrl = sites.map(({ site }) => site?.publication.websiteUrl).find((url) => url !== undefined);
  return archiveSource(archive, 'Ghost', () => readAll(archive, sites), {
    itemCount: count,
    ...(siteUrl !== undefined && { siteUrl }),
  });
}

async function* readAll(
  archive: Archive,
  sites: readonly { file: string; site: GhostSite | undefined; error: unknown }[],
): AsyncGenerator<ExportItem> {
  for (const { file, site, error } of sites) {
    if (site === undefined) yield asRefusal(file, error);
    else yield* readPosts(archive, file, site);
  }
}

async function* readPosts(archive: Archive, file: string, site: GhostSite): AsyncGenerator<ExportItem> {
  try {
    for await (const { json } of streamJsonRows(streamText(archive, file), (name) => name === 'posts')) {
      const row = ghostPostSchema.safeParse(parseRow(json));
      if (!row.success) {
        yield refused(file, `A row of the posts is not as Ghost writes it: ${json.slice(0, 80)}…`);
        continue;
      }
      try {
        yield* readGhostPost(row.data, file, site);
      } catch (error) {
        const refusal = asRefusal(file, error);
        yield { ...refusal, reason: `“${row.data.title ?? row.data.id}”: ${refusal.reason}` };
      }
    }
  } catch (error) {
    yield asRefusal(file, error);
  }
}
