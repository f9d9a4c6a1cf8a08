import type { Report } from './conversion.ts';
import { escapeHtml } from './shortcodes/neutral-html.ts';

const COLONS = /^([ \t]*(?:>[ \t]?)*)(:{3,})[ \t]*(?:\{\.?)?([A-Za-z][\w-]*)?(.*?)\}?[ \t]*$/;
const INDENTED = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([\w-]+)[^"\n]*?(?:"([^"]*)")?[ \t]*$/;
const TAB = /^([ \t]*)===[!+]?[ \t]+"([^"]*)"[ \t]*$/;
const FENCE = /^[ \t]*(?:>[ \t]?)*(`{3,}|~{3,})/;
const MAX_DEPTH = 20;

/**
 * Notes set apart, in the ways that engines have: `:::note Title` … `:::` (Docusaurus, Pandoc), `!!! note "Title"`
 * with its text indented (MkDocs), `??? note` closed at first, and `=== "Tab"`.
 */
export function resolveAdmonitions(text: string, report: Report, depth = 0): string {
  if (depth > MAX_DEPTH || !/^[ \t]*(?:>[ \t]?)*(?::::|!!!|\?\?\?|=== ?[!+]? ?")/m.test(text)) return text;
  const lines = text.split('\n');
  const written: string[] = [];
  const open: string[] = [];
  let fence: string | undefined;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const marks = FENCE.exec(line)?.[1];
    if (fence !== undefined || marks !== undefined) {
      if (fence === undefined) fence = marks;
      else if (marks?.startsWith(fence) === true && line.trim().endsWith(marks)) fence = undefined;
      written.push(line);
      continue;
    }
    const indented = INDENTED.exec(line) ?? TAB.exec(line);
    if (indented !== null) {
      const end = endOfIndented(lines, index + 1, indented[1]?.length ?? 0);
      const inside = lines.slice(index + 1, end).map((inner) => inner.replace(/^(?:\t| {1,4})/, ''));
      written.push(...indentedNote(indented, resolveAdmonitions(inside.join('\n'), report, depth + 1), report));
      index = end - 1;
      continue;
    }
    const colons = COLONS.exec(line);
    if (colons === null) written.push(line);
    else written.push(...fencedNote(colons, open, line, report));
  }
  return [...written, ...open.toReversed().flatMap((prefix) => ['', `${prefix}</div>`, ''])].join('\n');
}

function fencedNote(found: RegExpExecArray, open: string[], line: string, report: Report): string[] {
  const [, prefix = '', , name, rest = ''] = found;
  if (name === undefined) {
    if (open.length === 0) return [line];
    open.pop();
    return [prefix.trimEnd(), `${prefix}</div>`, prefix.trimEnd()];
  }
  open.push(prefix);
  const title = /title=(?:"([^"]*)"|'([^']*)')/.exec(rest);
  const bracketed = /^\s*\[([^\]]*)\]/.exec(rest)?.[1];
  const bare = /[{}=]/.test(rest) ? '' : rest.trim();
  return [
    prefix.trimEnd(),
    prefix + openNote(name, title?.[1] ?? title?.[2] ?? bracketed ?? bare, report),
    prefix.trimEnd(),
  ];
}

function indentedNote(found: RegExpExecArray, inside: string, report: Report): string[] {
  const prefix = found[1] ?? '';
  const isTab = found.length === 3;
  if (isTab) return ['', `${prefix}**${(found[2] ?? '').replace(/[*_`]/g, '')}**`, '', inside, ''];
  const name = found[2]?.startsWith('?') === true ? 'details' : (found[3] ?? 'note');
  return ['', prefix + openNote(name, found[4] ?? '', report), '', inside, '', `${prefix}</div>`, ''];
}

function endOfIndented(lines: readonly string[], start: number, indent: number): number {
  let end = start;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    const own = (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
    if (own < indent + 4) break;
    end = index + 1;
  }
  return end;
}

function openNote(name: string, title: string, report: Report): string {
  const kind = noteKind(name);
  if (kind === undefined) {
    report('unknownConstruct', `The block “:::${name.slice(0, 60)}” isn’t one we know, so we kept its text.`);
    return '<div>';
  }
  const words = title.replace(/[*_`]/g, '').trim();
  return `<div data-callout="${kind}"${words === '' ? '' : ` data-title="${escapeHtml(words)}"`}>`;
}

/** The kind of callout for a word that engines use; undefined for one that is none of them. */
export function noteKind(word: string): 'note' | 'tip' | 'warning' | 'disclosure' | undefined {
  const name = word.toLowerCase().replace(/^callout-/, '');
  if (/^(?:warning|caution|danger|error|attention|bug|failure|fail|missing)$/.test(name)) return 'warning';
  if (/^(?:tip|hint|success|check|done)$/.test(name)) return 'tip';
  if (/^(?:details|collapse|spoiler|accordion|toggle)$/.test(name)) return 'disclosure';
  return /^(?:note|info|abstract|summary|tldr|important|seealso|example|quote|cite|question|help|faq|todo|notice|callout|aside|box|update|announcement|remark)$/.test(
    name,
  )
    ? 'note'
    : undefined;
}
