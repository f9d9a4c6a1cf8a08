import type { Report } from '../conversion.ts';
import { isHtmlName } from '../html-names.ts';
import { mapOutsideCode } from '../map-outside-code.ts';
import { expandPaired } from '../shortcodes/expand-paired.ts';
import { escapeHtml } from '../shortcodes/neutral-html.ts';
import { block, inline, type Replacement } from '../shortcodes/shortcode.ts';
import { knownComponent } from './known-components.ts';
import { readModule } from './read-module.ts';
import { type ScannedTag, scanTags } from './scan-tags.ts';

/** Parts of a page that are no text; their inside is not looked into. */
const KEPT = /<(svg|math|script|style|textarea)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;

/**
 * Components of MDX, Vue and Astro in Markdown as HTML that the reader knows. A component that is not known
 * leaves its text and a line in the report; a name between angle brackets that opens nothing is text.
 */
export function resolveComponents(text: string, isMdx: boolean, report: Report): string {
  if (!/<\/?[A-Za-z]|^import\s|\{\/\*|^export\s/m.test(text)) return text;
  const kept: string[] = [];
  const keep = (written: string): string => `\uE003${kept.push(written) - 1}\uE004`;
  const restore = (written: string): string =>
    written.replace(/\uE003(\d+)\uE004/g, (_mark, index: string) => restore(kept[Number(index)] ?? ''));
  const module = readModule(
    mapOutsideCode(text.replace(/[\uE003\uE004]/g, ''), (prose) => prose, keep),
    isMdx,
    report,
  );
  const plain = module.text.replace(KEPT, keep);
  const tags = scanTags(plain).filter((tag) => isOurs(tag, isMdx));
  if (tags.length === 0) return restore(plain);
  const byTag = new Map(tags.map((tag) => [tag.index, tag]));
  const address = (value: string | undefined): string | undefined =>
    value === undefined
      ? undefined
      : (module.imports.get(value) ?? (/^[\w.]+\([\s\S]*\)$|^\{/.test(value) ? undefined : value));
  const named = tags.filter((tag) => !(isHtmlName(tag.name) && !/^[A-Z]/.test(tag.name)));
  const expanded = expandPaired(
    plain,
    named.filter((tag) => !tag.isSelfClosing || !tag.isClosing),
    (found, inside) => {
      const tag = byTag.get(found.index);
      if (tag === undefined) return undefined;
      const free = inside === undefined ? undefined : dedent(restore(inside));
      return knownComponent(tag, free, address) ?? unknownComponent(tag, free, isMdx, report);
    },
  );
  const withoutHalves = expanded.replace(/<\/([A-Z][\w.]*)\s*>/g, (written, name: string) =>
    isHtmlName(name) ? written : '',
  );
  return restore(isMdx ? withPlainAttributes(withoutHalves, report) : withoutHalves);
}

/** The same care for a body of HTML: `<T>` that nobody closes is text, and what closes itself holds nothing. */
export function resolveUnknownTags(html: string): string {
  const kept: string[] = [];
  const plain = html.replace(KEPT, (written) => `\uE003${kept.push(written) - 1}\uE004`);
  const tags = scanTags(plain).filter((tag) => !isHtmlName(tag.name));
  if (tags.length === 0) return html;
  const expanded = expandPaired(plain, tags, (found, inside) => {
    if (inside !== undefined) return inline(`${found.written}${inside}</${found.name}>`);
    const isBare = /^<[\w.-]+>$/.test(found.written);
    return inline(isBare ? escapeHtml(found.written) : '');
  });
  return expanded.replace(/\uE003(\d+)\uE004/g, (_mark, index: string) => kept[Number(index)] ?? '');
}

function isOurs(tag: ScannedTag, isMdx: boolean): boolean {
  return !isHtmlName(tag.name) || /^[A-Z]/.test(tag.name) || (isMdx && tag.isJsx);
}

function unknownComponent(tag: ScannedTag, inside: string | undefined, isMdx: boolean, report: Report): Replacement {
  const isComponent = /^[A-Z]/.test(tag.name);
  if (inside !== undefined) {
    if (!isComponent) return inline(`${tag.written}${inside}</${tag.name}>`);
    report('unknownConstruct', `The component <${tag.name}> isn’t one we know, so we kept its text.`);
    const label = tag.attributes['label'] ?? tag.attributes['title'] ?? tag.attributes['heading'] ?? '';
    const title = label === '' ? '' : `**${label.replace(/[*_`]/g, '')}**\n\n`;
    return /\n/.test(inside) ? block(`\n${title}${inside.trim()}\n`) : inline(inside);
  }
  const isBare = Object.keys(tag.attributes).length === 0 && !tag.isSelfClosing;
  if (isBare && !(isMdx && isComponent && tag.name.length > 1)) return inline(escapeHtml(tag.written));
  report('unknownConstruct', `The component <${tag.name}> isn’t one we know and has no text, so it was left out.`);
  const words = tag.attributes['alt'] ?? tag.attributes['caption'] ?? tag.attributes['title'] ?? '';
  return words === '' || words.startsWith('{') ? inline('') : block(words);
}

/** What a component holds is indented; left so, it would become code. */
function dedent(inside: string): string {
  if (!inside.includes('\n')) return inside;
  const lines = inside.split('\n');
  const indents = lines
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = indents.slice(0, -1).length === 0 ? (indents[0] ?? 0) : Math.min(...indents.slice(0, 5000));
  return least === 0
    ? inside
    : lines.map((line) => (/^[ \t]*$/.test(line.slice(0, least)) ? line.slice(least) : line)).join('\n');
}

/** Elements of HTML with attributes of JSX (`style={{…}}`, `className`), which Markdown would show as text. */
function withPlainAttributes(text: string, report: Report): string {
  const parts: string[] = [];
  let done = 0;
  for (const tag of scanTags(text)) {
    if (!isHtmlName(tag.name) || !tag.isJsx) continue;
    const written = Object.entries(tag.attributes).flatMap(([name, value]) =>
      /^on[A-Z]|^(?:style|key|ref)$/.test(name) || /[{}()]/.test(value)
        ? []
        : [`${name === 'className' ? 'class' : name}="${escapeHtml(value)}"`],
    );
    parts.push(text.slice(done, tag.index), `<${[tag.name, ...written].join(' ')}${tag.isSelfClosing ? ' />' : '>'}`);
    done = tag.index + tag.written.length;
  }
  const plain = parts.join('') + text.slice(done);
  return plain
    .replace(/\{(["'`])([^"'`{}\n]*)\1\}/g, '$2')
    .replace(/(?<![\\$\w{#])\{[A-Za-z_][\w.]*(?:\([^(){}\n]*\))?\}/g, (expression) => {
      report(
        'unknownConstruct',
        `The expression “${expression.slice(0, 80)}” isn’t one we know, so it stayed as text.`,
      );
      return escapeHtml(expression);
    });
}
