import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Modules of the first screen that fetch others, which have no style sheets of their own. */
const FIRST =
  /\/src\/web\/(?:app\/(?:start-app\.tsx|note-errors\.ts|layouts\/layout-registry\.tsx)|pages\/stories\/post\/use-reading\.ts|story\/story-behaviour\.ts|features\/(?:ground\/header\/theme|ground\/after-start\/after-start|identity\/sign-in\/watch-sign-in-links|reading\/reading-history\/watch-presentations|reading\/telemetry\/use-homepage-viewed|money\/member-popover\/one-popover)\.ts|features\/(?:ground\/header\/SearchBox|reading\/visitor\/VisitorCompanion)\.tsx)$/;
const IMPORT = /import\('(\.[^']+)'\)/g;

/** What the document itself brings: the sheet of every page, of lists, and of what signed-in people have. */
const IN_DOCUMENT = /\/(?:core|front)-[^/]*\.css$/;

/** The sheets of a chunk and of all that it imports. */
function sheetsOf(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  return [...(chunk.viteMetadata?.importedCss ?? []), ...chunk.imports.flatMap((name) => sheetsOf(bundle, name, seen))];
}

/**
 * Lets the first screen fetch chunks by their bare address. Vite would wrap each `import()` into its
 * preload helper, which is for chunks with style sheets and weighs a kilobyte.
 */
export function lazyChunks(): Plugin {
  const chunks = new Set<string>();
  return {
    name: 'longhand:lazy-chunks',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform(code, id) {
      if (!FIRST.test(id)) return undefined;
      const bare = code.replace(IMPORT, (_text, path: string) => {
        const chunk = this.emitFile({ type: 'chunk', id: join(dirname(id), path), preserveSignature: 'exports-only' });
        chunks.add(chunk);
        return `import(/* @vite-ignore */ import.meta.ROLLUP_FILE_URL_${chunk})`;
      });
      return { code: bare, map: null };
    },
    generateBundle(_options, bundle) {
      // Vite takes the sheets of a chunk that is there for loaded, and does not ask for them again later.
      for (const chunk of chunks) {
        const file = this.getFileName(chunk);
        const sheets = sheetsOf(bundle, file).filter((name) => !IN_DOCUMENT.test(name));
        if (sheets.length > 0 && !file.includes('/signed-in-parts-'))
          this.error(`${file} would come without its styles: ${sheets.join(', ')}`);
      }
    },
  };
}
