import { posix } from 'node:path';
import type { ResolveFile } from '../imported-story.ts';
import type { SourceFolder } from './source-folder.ts';

/** Folders whose inside the engines serve from the root of the site. */
const SERVED = ['', 'static/', 'assets/', 'public/', 'source/', 'content/'];
/** No picture is larger (rule 4: 25 MB). */
const MAX_FILE_BYTES = 26 * 1_048_576;

/**
 * Finds the file that a reference of a post means: beside the post, in its bundle, or by its path on the
 * site. Only files that the folder's own list names are ever opened, so no path leads out of it.
 */
export function createFileFinder(folder: SourceFolder, siteUrl?: string): ResolveFile {
  const lowerCase = new Map(folder.files.map((file) => [file.toLowerCase(), file]));
  return async (reference, fromFile) => {
    const path = pathOf(reference, siteUrl);
    if (path === undefined) return undefined;
    const found = candidates(path, fromFile)
      .map((candidate) => (folder.has(candidate) ? candidate : lowerCase.get(candidate.toLowerCase())))
      .find((file) => file !== undefined);
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
