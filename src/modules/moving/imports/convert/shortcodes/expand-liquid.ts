import { mapOutsideCode } from '../map-outside-code.ts';
import type { Expansion } from './shortcode.ts';
import { expandLiquidTags } from './liquid-tags.ts';
import { expandLiquidValues } from './liquid-values.ts';

const RAW = /\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g;
const COMMENT = /\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g;
const HIGHLIGHT =
  /\{%-?\s*(highlight|codeblock)\s*([^%]*?)-?%\}\n?([\s\S]*?)\n?[ \t]*\{%-?\s*end(?:highlight|codeblock)\s*-?%\}/g;

/**
 * Liquid, Nunjucks and Octopress tags as neutral HTML. `{% raw %}` protects what it holds, in code too;
 * comments go; in code nothing else is touched.
 */
export function expandLiquid(text: string, expansion: Expansion): string {
  if (!/\{[{%]/.test(text)) return text;
  const kept: string[] = [];
  const protectedText = text
    .replace(RAW, (_whole, inside: string) => `\uE000${kept.push(inside) - 1}\uE000`)
    .replace(COMMENT, '')
    .replace(/\{#(?=[\s-])[\s\S]*?#\}/g, '')
    .replace(HIGHLIGHT, (_whole, _tag: string, language: string, code: string) => {
      return `\n\`\`\`${language.trim().split(/[\s:]/)[0] ?? ''}\n${code}\n\`\`\`\n`;
    });
  const assigned: Record<string, string> = {};
  const expanded = mapOutsideCode(protectedText, (prose) =>
    expandLiquidValues(expandLiquidTags(prose, expansion, assigned), expansion, assigned),
  );
  return expanded.replace(/\uE000(\d+)\uE000/g, (_whole, index: string) => kept[Number(index)] ?? '');
}
