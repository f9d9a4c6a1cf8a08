import type { Report } from '../conversion.ts';

export type ReadModule = {
  readonly text: string;
  /** What the names of imported files stand for. */
  readonly imports: ReadonlyMap<string, string>;
};

const IMPORT = /^import\s+(?:([\w*{][^'"`;]*?)\s+from\s+)?(['"])([^'"\n]+)\2;?[ \t]*(?:\n|$)/gm;
const EXPORT = /^export\s+(?:const|let|var|function|default|async|\{)[^\n]*(?:\n(?!\s*\n)[^\n]*)*\n?/gm;
const HEADING_ID = /^(#{1,6}[ \t][^\n]*?)[ \t]*\{\/\*[ \t]*([\w.:-]+)[ \t]*\*\/\}[ \t]*$/gm;

/** What makes a module of a text in MDX: imports and exports go, and comments, of which those behind headings are ids. */
export function readModule(text: string, isMdx: boolean, report: Report): ReadModule {
  const imports = new Map<string, string>();
  const withoutImports = text.replace(IMPORT, (_whole, names: string | undefined, _quote: string, file: string) => {
    if (names !== undefined && /^\w+$/.test(names)) imports.set(names, file);
    return '';
  });
  const withoutExports = isMdx
    ? withoutImports.replace(EXPORT, (written) => {
        report('changed', `Code was left out: “${written.trim().split('\n')[0]?.slice(0, 60)}”.`);
        return '\n';
      })
    : withoutImports;
  const plain = withoutExports.replace(HEADING_ID, '$1 {#$2}').replace(/\{\/\*[\s\S]*?\*\/\}/g, '');
  return { text: plain, imports };
}
