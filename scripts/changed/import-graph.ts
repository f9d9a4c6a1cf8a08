import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { resolveImport } from '../check-arrows.ts';

/** An import that is there when the program runs: not one of types alone. */
const IMPORT =
  /\b(?:import|export)\b(?!\s+type\b)[^'";]*?\bfrom\s*['"]([^'"\n]+)['"]|\bimport\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** Which of `files` each of them imports. */
export function readImports(files: readonly string[], read = readText): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const found = [...read(file).matchAll(IMPORT)].map((match) => resolveImport(file, match[1] ?? match[2] ?? ''));
      return [file, found.filter((target) => known.has(target))];
    }),
  );
}

/** Files that lead to one of `targets` by imports, themselves included; `isHub` says where no import is followed. */
export function importersOf(
  targets: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
  isHub: (file: string) => boolean,
): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, found] of imports) {
    for (const target of found) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const reached = new Set<string>();
  const open = [...targets];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (!isHub(file) || targets.includes(file)) open.push(...(importers.get(file) ?? []));
  }
  return reached;
}

/** What is no module, a style or a document, belongs to the modules beside it. */
export function modulesBeside(file: string, modules: readonly string[]): readonly string[] {
  if (/\.tsx?$/.test(file)) return [file];
  return modules.filter((module) => dirname(module) === dirname(file) && !/\.test\.tsx?$/.test(module));
}

export function readText(file: string): string {
  return readFileSync(file, 'utf8');
}
