import { posix } from 'node:path';
import type { ResolveFile } from '../imported-story.ts';
import type { SourceFolder } from './source-folder.ts';

/** Folders whose inside the engines serve from the root of the site. */
const SERVED = ['', 'static/', 'assets/', 'public/', 'source/', 'content/'];
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|heic|bmp|tiff?)$/i;
/** No picture is larger (rule 4: 25 MB). */
const MAX_FILE_BYTES = 26 * 1_048_576;

/**
 * Finds the file that a reference of a post means: beside the post, in its bundle, or by its path on the
 * site. Only files that the folder's own list names are ever opened, so no path leads out of it.
 */
export function createFileFinder(folder: SourceFolder, siteUrl?: string): ResolveFile {
  const lowerCase = new Map(folder.files.map((file) => [file.toLowerCase(), file]));
  const byName = new Map<string, string[]>();
  for (const file of folder.files.filter((name) => PICTURE.test(name))) {
    const name = posix.basename(file).toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  // Where the site lies below the root of its host, addresses begin with that path, and files do not.
  const base = siteUrl === undefined ? '/' : new URL(siteUrl).pathname.replace(/\/*$/, '/');
  /** The one file that ends so: engines serve folders from places that only their settings name. */
  function onlyOne(path: string): string | undefined {
    const end = `/${posix.normalize(path.replace(/^(?:[@~]?\/+|\.\.?\/)+/, '')).toLowerCase()}`;
    const found = (byName.get(posix.basename(end)) ?? []).filter((file) => `/${file.toLowerCase()}`.endsWith(end));
    return found.length === 1 ? found[0] : undefined;
  }
  return async (reference, fromFile) => {
    const path = pathOf(reference, siteUrl);
    if (path === undefined) return undefined;
    const found =
      candidates(path, fromFile)
        .map((candidate) => (folder.has(candidate) ? candidate : lowerCase.get(candidate.toLowerCase())))
        .find((file) => file !== undefined) ??
      onlyOne(path) ??
      (path.startsWith(base) ? onlyOne(path.slice(base.length)) : undefined);
    if (found === undefined || (await folder.size(found)) > MAX_FILE_BYTES) return undefined;
    return folder.read(found);
  };
}

function pathOf(reference: string, siteUrl: string | undefined): string | undefined {
  const ofSite = siteUrl === undefined ? undefined : new URL(siteUrl);
  let path = reference.trim();
  if (/^(?:https?:)?\/\//i.test(path)) {
    if (ofSite === undefined || !URL.canParse(path, siteUrl)) return undefined;
    const url = new URL(path, siteUrl);
    if (url.host !== ofSite.host) return undefined;
    path = url.pathname;
  } else if (/^[a-z][a-z0-9+.-]*:/i.test(path)) {
    return undefined;
  }
  path = path.split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function candidates(path: string, fromFile: string): string[] {
  const beside = posix.normalize(posix.join(posix.dirname(fromFile), path));
  const bundle = posix.normalize(posix.join(fromFile.replace(/\.\w+$/, ''), path));
  const fromRoot = posix.normalize(path.replace(/^\/+/, ''));
  const served = SERVED.map((folder) => `${folder}${fromRoot}`);
  return path.startsWith('/') ? served : [beside, bundle, ...served];
}
