import type { HighlighterCore } from 'shiki/core';
import { bundledLanguages } from 'shiki/langs';
import { escapeHtml } from '#shared/story/render/html.ts';
import { classOfColour, codeTheme } from './code-theme.ts';

/** Longer code stays plain: nobody reads it by its colours, and it would hold the process. */
const MAX_CODE_LENGTH = 100_000;
const MAX_LINE_LENGTH = 2_000;

/** Words that writers use for languages that the highlighter knows by another name. */
const ALIASES: Readonly<Record<string, string>> = {
  'obj-c': 'objective-c',
  objc: 'objective-c',
  obj: 'objective-c',
  shell: 'shellscript',
  console: 'shellsession',
  golang: 'go',
  rmd: 'r',
  splus: 'r',
  node: 'javascript',
  htm: 'html',
  'c++': 'cpp',
  'c#': 'csharp',
  conf: 'ini',
  jade: 'pug',
};

export type HighlightCode = (code: string, language: string) => string;

/** Own judgement: what grammars have compiled is never given back, so an import of thousands begins anew. */
const BODIES_OF_ONE_HIGHLIGHTER = 100;

type Highlighter = {
  readonly core: Promise<HighlighterCore>;
  readonly loading: Map<GrammarName, Promise<void>>;
  bodies: number;
};

let highlighter: Highlighter | undefined;

/**
 * Loads the grammars of these languages, then gives a pure function: code and language to safe HTML of
 * `<span class="c-…">`. Unknown languages and very long code come out as escaped text.
 */
export async function loadHighlighter(languages: Iterable<string>): Promise<HighlightCode> {
  const wanted = [...new Set([...languages].map(grammarName))].filter((name) => name !== undefined);
  if (wanted.length === 0) return escapeHtml;
  if (highlighter === undefined || highlighter.bodies >= BODIES_OF_ONE_HIGHLIGHTER) highlighter = createHighlighter();
  const current = highlighter;
  current.bodies += 1;
  const core = await current.core;
  await Promise.all(wanted.map((name) => loadGrammar(current.loading, core, name)));
  return (code, language) => highlight(core, code, grammarName(language));
}

type GrammarName = keyof typeof bundledLanguages;

function createHighlighter(): Highlighter {
  return { core: loadCore(), loading: new Map(), bodies: 0 };
}

/** Most processes of a site never see code. */
async function loadCore(): Promise<HighlighterCore> {
  const { createHighlighterCore } = await import('shiki/core');
  const { createJavaScriptRegexEngine } = await import('shiki/engine/javascript');
  return createHighlighterCore({
    themes: [codeTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}

function loadGrammar(
  loading: Map<GrammarName, Promise<void>>,
  core: HighlighterCore,
  name: GrammarName,
): Promise<void> {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const load = core.loadLanguage(bundledLanguages[name]);
  loading.set(name, load);
  return load;
}

function grammarName(language: string): GrammarName | undefined {
  const key = language.toLowerCase();
  const name = ALIASES[key] ?? key;
  return isGrammarName(name) ? name : undefined;
}

function isGrammarName(name: string): name is GrammarName {
  return Object.hasOwn(bundledLanguages, name);
}

function highlight(core: HighlighterCore, code: string, name: GrammarName | undefined): string {
  if (name === undefined || code.length > MAX_CODE_LENGTH) return escapeHtml(code);
  const lines = core.codeToTokensBase(code, {
    lang: name,
    theme: codeTheme.name ?? '',
    tokenizeMaxLineLength: MAX_LINE_LENGTH,
    // The same code has the same colours on a busy machine too; the length of lines bounds the work.
    tokenizeTimeLimit: 0,
  });
  return lines.map(renderLine).join('\n');
}

/** Neighbours of one kind share an element; blanks join what stands before them. */
function renderLine(tokens: readonly { readonly content: string; readonly color?: string }[]): string {
  const runs: { className: string | undefined; text: string }[] = [];
  for (const { content, color } of tokens) {
    const last = runs.at(-1);
    const className = classOfColour(color);
    if (last !== undefined && (className === last.className || content.trim() === '')) last.text += content;
    else runs.push({ className, text: content });
  }
  return runs
    .map(({ className, text }) =>
      className === undefined ? escapeHtml(text) : `<span class="${className}">${escapeHtml(text)}</span>`,
    )
    .join('');
}
