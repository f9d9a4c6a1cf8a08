import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Modules of the first screen that fetch others, which have no style sheets of their own. */
const FIRST =
  /\/src\/web\/(?:app\/(?:start-app\.tsx|layouts\/layout-registry\.tsx)|pages\/post\/use-reading\.ts|story\/story-behaviour\.ts|features\/(?:header\/theme|after-start\/after-start|reading-history\/watch-presentations|telemetry\/use-homepage-viewed|member-popover\/one-popover)\.ts|features\/header\/SearchBox\.tsx)$/;
const IMPORT = /import\('(\.[^']+)'\)/g;

/**
 * Lets the first screen fetch chunks by their bare address. Vite would wrap each `import()` into its
 * preload helper, which is for chunks with style sheets and weighs a kilobyte.
 */
export function lazyChunks(): Plugin {
  return {
    name: 'longhand:lazy-chunks',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform(code, id) {
      if (!FIRST.test(id)) return undefined;
      return code.replace(IMPORT, (_text, path: string) => {
        const chunk = this.emitFile({ type: 'chunk', id: join(dirname(id), path), preserveSignature: 'exports-only' });
        return `import(/* @vite-ignore */ import.meta.ROLLUP_FILE_URL_${chunk})`;
      });
    },
  };
}
