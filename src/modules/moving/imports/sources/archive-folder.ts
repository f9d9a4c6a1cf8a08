import type { Archive } from '../archive/archive.ts';
import type { SourceFolder } from './source-folder.ts';

/** A zipped folder of posts, read in place; a single folder at its top is the folder itself. */
export function archiveFolder(archive: Archive): SourceFolder {
  const names = archive.entries.map((entry) => entry.name).filter((name) => !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name));
  const [first = ''] = names[0]?.split('/') ?? [];
  const prefix = names.every((name) => name.startsWith(`${first}/`)) ? `${first}/` : '';
  const sizes = new Map(archive.entries.map((entry) => [entry.name, entry.size]));
  const files = names.map((name) => name.slice(prefix.length));
  const known = new Set(files);
  return {
    root: archive.name,
    name: prefix === '' ? archive.name : first,
    files: files.toSorted(),
    has: (path) => known.has(path),
    read: (path) => archive.read(prefix + path),
    size: (path) => Promise.resolve(sizes.get(prefix + path) ?? 0),
  };
}
