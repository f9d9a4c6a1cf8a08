import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { mapOutsideCode } from './map-outside-code.ts';

/** Mathematics of a text, taken out before Markdown is read, which would take its signs for markup. */
export type Formula = { readonly tex: string; readonly isDisplay: boolean };
export type WithoutFormulas = { readonly text: string; readonly formulas: readonly Formula[] };

const ENVIRONMENT =
  /\\begin\{(equation|align|alignat|gather|multline|eqnarray|flalign|array|[bpvV]?matrix|cases|split|aligned|displaymath)(\*?)\}[\s\S]{0,8000}?\\end\{\1\2\}/g;
const DOUBLE_DOLLAR = /(?<![\\$])\$\$(?!\$)((?:[^$\\]|\\[\s\S]){1,8000}?)\$\$(?!\$)/g;
const BRACKETS = /(?<!\\)(\\\\?)\[((?:(?!\n[ \t]*\n)[\s\S]){1,4000}?)\1\]/g;
const PARENTHESES = /(?<!\\)(\\\\?)\(((?:[^\n\\]|\\(?!\)|\\\)).){1,500}?)\1\)/g;
const SINGLE_DOLLAR = /(?<![\\$\w])\$(?=[^\s$])((?:[^$\n\\]|\\.){1,500}?)(?<=[^\s\\])\$(?![\w$])/g;
const CODE_BETWEEN_DOLLARS = /(?<![\\$`])\$`([^`\n]{1,500})`\$/g;

const LOOKS_LIKE_TEX = /\\[a-zA-Z]+|[_^=+<>]|\b[a-z]\b/i;
/** A command, or an index or power of a single sign. Prices and shell variables are not. */
const CERTAIN = /\\[a-zA-Z]{2,}|[A-Za-z})\]|]\s?[_^]\s?[\w{\\]/;
const VARIABLES = /^[([]?[A-Za-z]'*(?:\s*,\s*(?:[A-Za-z]'*|\\?l?dots|\d+))*[)\]]?$/;
const RELATION = /^[\w\s()[\]|.,:;'!/*+<>=≤≥≠∈→^{}\\-]*$/;
const WORD = /(?<![\\A-Za-z])[A-Za-z]{3,}/;
const FUNCTION =
  /(?<![\\A-Za-z])(?:sin|cos|tan|log|exp|min|max|lim|det|dim|ker|mod|gcd|sup|inf|arg|deg|var|cov)(?![A-Za-z])/g;
const IN_WORDS = /\\(?:text|textrm|textbf|textit|mathrm|operatorname|mbox|texttt|label|tag|ref)\*?\{[^{}]*\}/g;

/** Takes the formulas out and leaves a mark for each, which `putFormulas` finds again. */
export function takeFormulas(text: string): WithoutFormulas {
  if (!/\$|\\[([]|\\begin\{/.test(text)) return { text, formulas: [] };
  const formulas: Formula[] = [];
  const take = (tex: string, isDisplay: boolean): string => {
    formulas.push({ tex: tidyTex(tex), isDisplay });
    return `\uE000${formulas.length - 1}\uE001`;
  };
  const withoutCode = text.replace(CODE_BETWEEN_DOLLARS, (_whole, tex: string) => take(tex, false));
  const certain = mapOutsideCode(withoutCode, (prose) =>
    prose
      .replace(DOUBLE_DOLLAR, (whole: string, tex: string, at: number) =>
        LOOKS_LIKE_TEX.test(tex) ? take(tex, isApart(prose, at, whole)) : whole,
      )
      .replace(ENVIRONMENT, (whole: string) => take(whole, true))
      .replace(BRACKETS, (whole: string, _sign: string, tex: string) => (isFormula(tex) ? take(tex, true) : whole))
      .replace(PARENTHESES, (whole: string, _sign: string, tex: string) => (isFormula(tex) ? take(tex, false) : whole))
      .replace(SINGLE_DOLLAR, (whole: string, tex: string) => (isFormula(tex) ? take(tex, false) : whole)),
  );
  if (formulas.length === 0) return { text, formulas };
  // Where there is mathematics, a number or a short expression between dollars is mathematics as well.
  const all = mapOutsideCode(certain, (prose) =>
    prose.replace(SINGLE_DOLLAR, (whole: string, tex: string) => (isLikely(tex) ? take(tex, false) : whole)),
  );
  return { text: all, formulas };
}

/** Alone between line ends, or of several lines: shown in a line of its own. */
function isApart(text: string, at: number, whole: string): boolean {
  if (/\n/.test(whole.slice(2, -2).trim())) return true;
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const after = text.slice(at + whole.length, at + whole.length + 200);
  return /^[ \t]*(?:>[ \t]*)*$/.test(before) && /^[ \t]*(?:\n|$)/.test(after);
}

function isFormula(tex: string): boolean {
  if (tex.includes('\uE000')) return false;
  if (CERTAIN.test(tex)) return !/(?:(?<![\\A-Za-z])[a-z]{3,}\s+){3}/.test(tex.replace(IN_WORDS, ''));
  if (VARIABLES.test(tex)) return true;
  const bare = tex.replace(FUNCTION, '');
  return (
    tex.length <= 80 && RELATION.test(tex) && !WORD.test(bare) && /[A-Za-z]/.test(tex) && /[=<>+*/(≤≥≠∈→-]/.test(tex)
  );
}

function isLikely(tex: string): boolean {
  if (tex.includes('\uE000')) return false;
  return (
    /^[\d.,\s]+$/.test(tex) || (tex.length <= 200 && !/[A-Za-z]{3,}\s+[A-Za-z]{3,}/.test(tex.replace(IN_WORDS, '')))
  );
}

/** Without quote marks of the lines it stood in, and without escapes that only Markdown asks for. */
function tidyTex(tex: string): string {
  const lines = /\n[ \t]*>/.test(tex) ? tex.replace(/^[ \t]*>[ \t]?/gm, '') : tex;
  const words: string[] = [];
  return lines
    .replace(/[\uE000\uE001]/g, '')
    .replace(IN_WORDS, (whole) => `\uE002${words.push(whole) - 1}\uE002`)
    .replace(/(?<=[\w})\]'])\\([_*])(?=[\w{\\(])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\uE002(\d+)\uE002/g, (_whole, index: string) => words[Number(index)] ?? '')
    .trim();
}

const MARK = /\uE000(\d+)\uE001/;

/** Puts the formulas into the tree where their marks stand; in addresses and code they are the text that they were. */
export function putFormulas(tree: Root, formulas: readonly Formula[]): Root {
  if (formulas.length === 0) return tree;
  const asText = (value: string): string =>
    value.replace(/\uE000(\d+)\uE001/g, (_mark, index: string) => `$${formulas[Number(index)]?.tex ?? ''}$`);
  function inNodes<Node extends RootContent | ElementContent>(
    nodes: readonly Node[],
    isCode: boolean,
  ): (Node | Element | Text)[] {
    return nodes.flatMap((node): (Node | Element | Text)[] => {
      if (node.type === 'text' && MARK.test(node.value))
        return isCode ? [{ type: 'text', value: asText(node.value) }] : inText(node.value);
      if (node.type !== 'element') return [node];
      const inside = isCode || node.tagName === 'code' || node.tagName === 'pre' || node.tagName === 'script';
      node.children = inNodes(node.children, inside);
      for (const [name, value] of Object.entries(node.properties)) {
        if (typeof value === 'string' && MARK.test(value)) node.properties[name] = asText(value);
      }
      return [node];
    });
  }
  function inText(value: string): (Element | Text)[] {
    return value.split(/(\uE000\d+\uE001)/).flatMap((part): (Element | Text)[] => {
      const index = MARK.exec(part)?.[1];
      const formula = index === undefined ? undefined : formulas[Number(index)];
      if (formula === undefined) return part === '' ? [] : [{ type: 'text', value: part }];
      const className = ['language-math', formula.isDisplay ? 'math-display' : 'math-inline'];
      const code: Element = {
        type: 'element',
        tagName: 'code',
        properties: { className },
        children: [{ type: 'text', value: formula.tex }],
      };
      return [formula.isDisplay ? { type: 'element', tagName: 'pre', properties: {}, children: [code] } : code];
    });
  }
  return { ...tree, children: inNodes(tree.children, false) };
}
