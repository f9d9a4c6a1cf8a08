import { posix } from 'node:path';
import { readValues } from '../front-matter/front-matter.ts';
import type { FrontMatterRecord } from '../front-matter/read-yaml.ts';
import { decodeText, type SourceFolder } from './source-folder.ts';

export type FieldsOfFolder = (path: string) => FrontMatterRecord;

const MAX_BYTES = 1_048_576;

/**
 * Eleventy gives every post of a folder the fields of a file that is called like the folder (`blog/blog.json`). Its
 * tags are names of lists that templates walk through, and no topics.
 */
export async function readFieldsOfFolders(folder: SourceFolder): Promise<FieldsOfFolder> {
  const known = new Map<string, FrontMatterRecord>();
  for (const file of folder.files) {
    const name = /(?:^|\/)([^/]+?)(?:\.11tydata)?\.json$/.exec(file)?.[1];
    const place = posix.dirname(file);
    if (name === undefined || posix.basename(place) !== name || (await folder.size(file)) > MAX_BYTES) continue;
    const { tags: _tags, ...values } = readValues(file, decodeText(await folder.read(file)).text).values;
    known.set(place, values);
  }
  return (path) => {
    const parts = path.split('/').slice(0, -1);
    return Object.assign({}, ...parts.map((_part, index) => known.get(parts.slice(0, index + 1).join('/')) ?? {}));
  };
}
