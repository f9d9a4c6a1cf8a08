import { readFrontMatter } from '../front-matter/front-matter.ts';
import { decodeText, type SourceFolder } from './source-folder.ts';

const TERM = /^(?:content\/|data\/|src\/content\/)?_?(?:tags|topics|categories)\/([^/]+?)(?:\/_?index)?\.mdx?$/i;
const MAX_FILES = 20_000;
const MAX_BYTES = 1_048_576;

/** Titles of tags by the slugs that posts name, where the source has a page for each (`topics/ux.md`). */
export async function readTagNames(folder: SourceFolder): Promise<ReadonlyMap<string, string>> {
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
