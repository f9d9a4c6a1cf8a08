import { readFileSync } from 'node:fs';
import { SourceMap, type SourceOrigin } from 'node:module';
import { fileURLToPath } from 'node:url';

/** `file:///srv/dist/program/main.js:12:34` in a line of a stack. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;
const maps = new Map<string, SourceMap | undefined>();

/**
 * An error's stack in terms of the sources, if the running code was built. Maps are read for the first reported error:
 * `--enable-source-maps` reads every one of them at every start.
 */
export function sourceStack(error: Error): string {
  const stack = error.stack ?? error.message;
  return stack.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !isFound(origin)) return place;
    return `${new URL(origin.fileName, file).href}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

/** A map that doesn't know a place returns an empty object. */
function isFound(origin: SourceOrigin | object): origin is SourceOrigin {
  return 'fileName' in origin;
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')));
  } catch {
    // Files we didn't build have none.
    return undefined;
  }
}
