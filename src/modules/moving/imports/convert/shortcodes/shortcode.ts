/** What a dialect is given: variables of the site, and where to say that something is not known. */
export type Expansion = {
  readonly variables: Readonly<Record<string, string>>;
  readonly unknown: (name: string) => void;
  /** Shortcodes of the source's own by name, and the known one that each stands for. */
  readonly own: Readonly<Record<string, string>>;
};

/** The arguments of a shortcode: those by name, and those by place. */
export type ShortcodeArguments = {
  readonly named: Readonly<Record<string, string>>;
  readonly positional: readonly string[];
};

export type Shortcode = ShortcodeArguments & {
  readonly name: string;
  /** What stands between its two halves; undefined for one that stands alone. */
  readonly inside?: string;
};

/**
 * What a shortcode becomes. `block` stands apart from its paragraph where it stands alone on its line;
 * undefined says that the dialect does not know it.
 */
export type Replacement = { readonly text: string; readonly isBlock: boolean } | undefined;

const ARGUMENT =
  /([\w.-]+)\s*[=:]\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s,"'`]+))|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s,"'`]+)/g;

/** Reads `src="a" alt='b' 3 "c"`; commas between arguments are taken for spaces. */
export function readArguments(text: string): ShortcodeArguments {
  const named: Record<string, string> = {};
  const positional: string[] = [];
  for (const match of text.matchAll(ARGUMENT)) {
    const values = match.slice(2).map((value) => value?.replace(/\\(["'\\])/g, '$1'));
    const value = values.find((found) => found !== undefined) ?? '';
    if (match[1] === undefined) positional.push(value);
    else named[match[1]] = value;
  }
  return { named, positional };
}

/** What a source said of its own shortcode: nothing in its place, or only what it holds. Undefined for any other. */
export function ownReplacement(name: string, inside: string | undefined, { own }: Expansion): Replacement {
  if (!Object.hasOwn(own, name)) return undefined;
  if (own[name] === 'drop') return inline('');
  return own[name] === 'text' ? block(inside?.trim() ?? '') : undefined;
}

export function block(text: string): NonNullable<Replacement> {
  return { text, isBlock: true };
}

export function inline(text: string): NonNullable<Replacement> {
  return { text, isBlock: false };
}

/** Sets a block apart with empty lines where it is alone on its line; inside a line it stays there. */
export function place(replacement: NonNullable<Replacement>, before: string, after: string): string {
  if (!replacement.isBlock) return replacement.text;
  const lineStart = indentAtEnd(before);
  const isAlone = lineStart !== undefined && /^[ \t]*(?:\n|$)/.test(after);
  if (!isAlone) return inOneLine(replacement.text);
  const prefix = isIndentedForNothing(lineStart, before) ? '' : lineStart;
  return `\n${prefix}${replacement.text.replaceAll('\n', `\n${prefix}`)}\n${prefix}`;
}

/** Indent and signs of quotes at the beginning of the last line, where nothing else stands in it; never looks further back. */
function indentAtEnd(before: string): string | undefined {
  let start = before.length;
  while (start > 0 && ' \t>'.includes(before.charAt(start - 1))) start -= 1;
  return start === 0 || before.charAt(start - 1) === '\n' ? before.slice(start) : undefined;
}

/** A picture without a caption needs no figure around it inside a line or a link. */
function inOneLine(text: string): string {
  const oneLine = text.replace(/\s*\n\s*/g, ' ');
  return oneLine.includes('<figcaption') ? oneLine : oneLine.replace(/<\/?figure[^>]*>/g, '');
}

/** An indent outside of a list would make code of what stands there. */
function isIndentedForNothing(lineStart: string, before: string): boolean {
  if (!/^(?:\t| {4,})[ \t]*$/.test(lineStart)) return false;
  // The list that it may stand in begins near by.
  const lines = before.slice(-2000).split('\n').slice(0, -1).toReversed();
  const outer = lines.find((line) => line.trim() !== '' && !/^[ \t]/.test(line));
  return outer === undefined || !/^(?:[-*+]|\d+[.)])\s/.test(outer);
}
