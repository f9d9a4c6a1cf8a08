import type { Plugin } from 'vite';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/**
 * Takes each class of a style sheet by its name where a component names them all, so that the browser
 * gets the few strings that are used instead of whole tables.
 */
export function namedStyles(): Plugin {
  return {
    name: 'longhand:named-styles',
    enforce: 'pre',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform(code, id) {
      if (!id.endsWith('.tsx')) return undefined;
      const named = code.replace(IMPORT, (text, name: string, path: string) =>
        code.includes(`${name}[`) ? text : `import * as ${name} from '${path}'`,
      );
      // Every line stays where it was, which is all that a map of it would say.
      return { code: named, map: null };
    },
  };
}
