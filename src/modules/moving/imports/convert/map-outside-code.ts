const FENCE = /^(?:[ \t]*(?:>[ \t]?)*[ \t]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?)(`{3,}|~{3,})/;
/** A shortcode first, since its arguments may hold code; then code between backticks. */
const SHORTCODE_OR_CODE = /\{\{[<%][\s\S]*?[>%]\}\}|\{%[\s\S]*?%\}|(?<!\\)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g;

/**
 * Rewrites the prose of a Markdown text and leaves its code as it is: fences, `<pre>` and code between
 * backticks. `mapCode`, when given, rewrites the code.
 */
export function mapOutsideCode(
  text: string,
  mapProse: (prose: string) => string,
  mapCode: (code: string) => string = (code) => code,
): string {
  return splitFences(text)
    .map((part) => (part.isCode ? mapCode(part.text) : mapInlineParts(part.text, mapProse, mapCode)))
    .join('');
}

function splitFences(text: string): { text: string; isCode: boolean }[] {
  const parts: { text: string; isCode: boolean }[] = [];
  let current: string[] = [];
  let fence: string | undefined;
  function close(isCode: boolean): void {
    if (current.length > 0) parts.push({ text: current.join(''), isCode });
    current = [];
  }
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    if (fence === undefined) {
      const opened = openedFence(line);
      if (opened !== undefined) {
        close(false);
        fence = opened;
      }
      current.push(line);
      continue;
    }
    current.push(line);
    if (isClosed(line, fence)) {
      close(true);
      fence = undefined;
    }
  }
  close(fence !== undefined);
  return parts;
}

function openedFence(line: string): string | undefined {
  if (/<pre[\s>]/i.test(line) && !/<\/pre>/i.test(line)) return '</pre>';
  const marks = FENCE.exec(line)?.[1];
  if (marks === undefined) return undefined;
  const after = line.slice(line.indexOf(marks) + marks.length);
  return marks.startsWith('`') && after.includes('`') ? undefined : marks;
}

function isClosed(line: string, fence: string): boolean {
  if (fence === '</pre>') return /<\/pre>/i.test(line);
  const inside = line.replace(/^[\s>]*/, '').trimEnd();
  return inside.length >= fence.length && [...inside].every((sign) => sign === fence[0]);
}

function mapInlineParts(text: string, mapProse: (prose: string) => string, mapCode: (code: string) => string): string {
  let result = '';
  let done = 0;
  for (const match of text.matchAll(SHORTCODE_OR_CODE)) {
    // An empty line ends a paragraph, so backticks on both sides of it do not belong together.
    if (match[1] === undefined || /\n[ \t]*\n/.test(match[0])) continue;
    result += mapProse(text.slice(done, match.index)) + mapCode(match[0]);
    done = match.index + match[0].length;
  }
  return result + mapProse(text.slice(done));
}
