import { ArchiveError } from './archive-error.ts';

const MAX_NAME_LENGTH = 1000;

/** Throws `ArchiveError` for a name that could lead outside of the archive. */
export function refuseUnsafeName(name: string): void {
  const shown = name.slice(0, 120);
  if (name.length > MAX_NAME_LENGTH) {
    throw new ArchiveError(`The archive holds a file name of ${name.length} characters, so it wasn’t opened.`);
  }
  if (name.startsWith('/') || /^[a-zA-Z]:/.test(name)) {
    throw new ArchiveError(`The archive holds the absolute path “${shown}”, so it wasn’t opened.`);
  }
  if (name.includes('\\') || name.includes('\0')) {
    throw new ArchiveError(`The archive holds the path “${shown}” with a character no path can have.`);
  }
  if (name.split('/').includes('..')) {
    throw new ArchiveError(`The archive holds the path “${shown}” that leads outside of it, so it wasn’t opened.`);
  }
}

/** What systems add on their own and nobody wrote. */
export function isSystemFile(name: string): boolean {
  return /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/.test(name);
}

/** Archives inside the archive are not opened. */
export function isNestedArchive(name: string): boolean {
  return /\.(?:zip|tar|tgz|gz|bz2|xz|7z|rar|zst)$/i.test(name);
}
