/** One place in a stack. */
export type Frame = {
  /** As the engine wrote it: an address, or a path. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Of the function; empty where it has none. */
  readonly name: string;
};

const MOST_FRAMES = 30;
const V8 = /^\s*at (?:async )?(?:(?:new )?(.{1,200}?) \()?(\S{1,500}?):(\d{1,9}):(\d{1,9})\)?$/;
const OTHERS = /^(.{0,200}?)@(\S{1,500}?):(\d{1,9}):(\d{1,9})$/;

/** The places of a stack, the one that threw first: as V8 writes them, or Gecko and WebKit. */
export function readFrames(stack: string): readonly Frame[] {
  return stack
    .split('\n', 2 * MOST_FRAMES)
    .flatMap((text) => {
      const [, name = '', file, line, column] = V8.exec(text) ?? OTHERS.exec(text.trim()) ?? [];
      if (file === undefined || file.startsWith('node:')) return [];
      return [{ file, line: Number(line), column: Number(column), name: name.replace(/^async |\/<$/g, '') }];
    })
    .slice(0, MOST_FRAMES);
}

/** A path as it stands in the repository: `src/web/app/App.tsx`, or from the package on. */
export function ownPath(path: string): string {
  const at = Math.max(path.lastIndexOf('/node_modules/'), path.lastIndexOf('/src/'));
  if (at >= 0) return path.slice(at + 1);
  // Whatever else is told of as a place of the program lies in a folder whose name concerns nobody.
  return path.startsWith('file://') ? path.slice(path.lastIndexOf('/') + 1) : path;
}
