import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Frame, ownPath, readFrames } from './stack-frames.ts';

/** A place by our sources: `key` stays what it is while other lines of the file change. */
export type Place = Frame & { readonly text: string; readonly where: string; readonly key: string };

/** Answers with a place by its sources. */
export type ResolveFrame = (frame: Frame) => Place;

/** A map is some megabytes while it is read. */
const MOST_MAPS = 4;
const SCRIPT = /^https?:\/\/[^/]+\/assets\/([\w-][\w.-]*\.js)$/;

/**
 * Reads places in built scripts by the source maps of a folder, which no address leads to. What has none is left as it
 * is: scripts of others, and of builds that are gone.
 */
export function openSourceMaps(folder: string): ResolveFrame {
  const maps = new LRUCache<string, { readonly map: SourceMap | undefined }>({ max: MOST_MAPS });

  function mapOf(script: string): SourceMap | undefined {
    const known = maps.get(script);
    if (known) return known.map;
    const map = readMap(join(folder, `${script}.map`));
    maps.set(script, { map });
    return map;
  }

  return (frame) => {
    const script = SCRIPT.exec(frame.file)?.[1];
    const map = script === undefined ? undefined : mapOf(script);
    const origin = map?.findOrigin(frame.line, frame.column);
    if (map === undefined || origin === undefined || !('fileName' in origin)) return placeOf(frame);
    const { fileName, lineNumber: line, columnNumber: column, name } = origin;
    const text = lineOf(map, fileName, line);
    return placeOf({ file: fileName, line, column, name: typeof name === 'string' ? name : '' }, text);
  };
}

function placeOf({ file, line, column, name }: Frame, source = ''): Place {
  const path = ownPath(file);
  const where = `${path}:${line}`;
  return {
    file: path,
    line,
    column,
    name,
    text: name === '' ? `${where}:${column}` : `${name} (${where}:${column})`,
    where,
    key: `${path} ${source || name || line}`,
  };
}

/** What stands there in the source. */
function lineOf({ payload }: SourceMap, fileName: string, line: number): string {
  const source = payload.sourcesContent[payload.sources.indexOf(fileName)];
  return source?.split('\n', line)[line - 1]?.trim() ?? '';
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The places of a stack by their sources, the one that threw first. */
export function resolveStack(stack: string, resolve: ResolveFrame): readonly Place[] {
  return readFrames(stack).map(resolve);
}
