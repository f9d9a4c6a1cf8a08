import { ArchiveError } from '../../imports/archive/archive-error.ts';
import type { Archive } from '../../imports/archive/archive.ts';

/** The parts of one archive, read as a whole; where two have a file of one name, the first counts. */
export function joinArchives(parts: readonly Archive[]): Archive {
  const holder = new Map<string, Archive>();
  for (const part of parts) for (const { name } of part.entries) if (!holder.has(name)) holder.set(name, part);
  const entries = parts.flatMap((part) => part.entries.filter(({ name }) => holder.get(name) === part));
  const find = (name: string): Archive => {
    const part = holder.get(name);
    if (part === undefined) throw new ArchiveError(`“${name.slice(0, 120)}” is not in the source.`);
    return part;
  };
  return {
    kind: 'zip',
    name: parts[0]?.name ?? '',
    entries: entries.toSorted((first, second) => (first.name < second.name ? -1 : 1)),
    ignored: parts.flatMap(({ ignored }) => ignored),
    has: (name) => holder.has(name),
    read: async (name, maxBytes) => await find(name).read(name, maxBytes),
    stream: (name) => find(name).stream(name),
    close: async () => {
      for (const part of parts) await part.close();
    },
  };
}
