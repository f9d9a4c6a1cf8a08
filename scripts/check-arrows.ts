import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join, normalize } from 'node:path';
import { areaExceptions, areas, ON_TOP, walls, type Wall } from './arrows.ts';

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n()\s]+)\1/g;

/** Every import of our own sources, as paths from the root; packages and `node:` modules by their name. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...source.matchAll(IMPORT)].map((match) => resolveImport(file, match[2] ?? ''));
}

/** Where an import of ours leads, as a path from the root. */
export function resolveImport(file: string, specifier: string): string {
  const [path = specifier] = specifier.split('?');
  if (path.startsWith('#')) return path.startsWith('#test/') ? path.slice(1) : `src/${path.slice(1)}`;
  return path.startsWith('.') ? normalize(join(dirname(file), path)) : path;
}

function isForbidden(wall: Wall, file: string, target: string): boolean {
  const match = wall.from.exec(file);
  if (match === null || wall.fromExcept?.test(file)) return false;
  const pattern = wall.to.replaceAll('$1', match[1] ?? '');
  return new RegExp(pattern).test(target) && !(wall.toExcept && new RegExp(wall.toExcept).test(target));
}

/** Sentences about every import that goes through a wall, leads nowhere, or leaves the house unnamed. */
export function brokenArrows(files: readonly string[]): string[] {
  const sentences: string[] = [];
  for (const file of files) {
    for (const target of importsOf(file)) {
      for (const wall of walls) {
        if (isForbidden(wall, file, target)) sentences.push(`${file} imports ${target}: ${wall.name}. ${wall.because}`);
      }
      const isOurs = /^(src|test|scripts|demo|migrations)\//.test(target);
      if (isOurs && !existsSync(target)) sentences.push(`${file} imports ${target}, which does not exist.`);
    }
  }
  return sentences;
}

const AREA = /^src\/modules\/([^/]+)\/(.+)$/;

/** Sentences about imports of modules that lead up to another area, and about exceptions that nothing needs any more. */
export function brokenAreas(files: readonly string[]): string[] {
  const used = new Set<number>();
  const sentences = files.flatMap((file) => {
    const area = AREA.exec(file)?.[1];
    if (area === undefined || ON_TOP.test(file)) return [];
    return importsOf(file).flatMap((target) => {
      const other = AREA.exec(target)?.[1];
      if (other === undefined || other === area || areas[area]?.includes(other)) return [];
      const exception = areaExceptions.findIndex(
        ({ from, to }) => file.startsWith(`src/modules/${from}`) && target.startsWith(`src/modules/${to}`),
      );
      if (exception === -1) return [`${file} imports ${target}: ${area} stands below ${other}.`];
      used.add(exception);
      return [];
    });
  });
  const idle = areaExceptions.filter((_exception, index) => !used.has(index));
  return [...sentences, ...idle.map(({ from, to }) => `Nothing below ${from} imports ${to || 'what is above'} now.`)];
}

/** Every TypeScript source that git knows or would take. */
export function sourceFiles(): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
}
