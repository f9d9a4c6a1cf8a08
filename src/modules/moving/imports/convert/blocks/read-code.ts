import type { Element } from 'hast';
import type { CodeBlock, MathBlock } from '#shared/story/story-document.ts';
import { attribute, classNames, findElement, textOf } from './html-tree.ts';
import type { ElementReader } from './reader.ts';

const PREFIX = /^(?:language-|lang-|highlight-source-|brush:\s*)/;
/** Class names of `<pre>` and `<code>` that say nothing about the language. */
const NOT_A_LANGUAGE =
  /^(?:highlight|sourceCode|code|prettyprint|linenums|brush:|wp-block-\w+|graf.*|chroma|hljs|snippet|output|source|indent|example|programlisting|verbatim|block|numberLines|line-numbers|math-display|math-inline|[A-Z].*)$/;

/** Reads `<pre>`: its text exactly, without the one line end that markup puts before and after it. */
export const readPre: ElementReader = (element, reader) => {
  const code = findElement(element.children, 'code');
  const names = [...(code === undefined ? [] : classNames(code)), ...classNames(element)];
  const text = withBreaks(element)
    .replace(/^\r?\n/, '')
    .replace(/\r?\n$/, '');
  if (text.trim() === '') return [];
  if (names.includes('math-display') || names.includes('language-math'))
    return [reader.withId<MathBlock>({ type: 'mathBlock', tex: text.trim() })];
  const language = languageOf(names, code ?? element, element);
  return [reader.withId<CodeBlock>({ type: 'codeBlock', ...(language !== undefined && { language }), text })];
};

function withBreaks(element: Element): string {
  return element.children
    .map((child) => {
      if (child.type !== 'element') return textOf(child);
      return child.tagName === 'br' ? '\n' : withBreaks(child);
    })
    .join('');
}

function languageOf(names: readonly string[], code: Element, pre: Element): string | undefined {
  const given = attribute(code, 'dataLang') ?? attribute(pre, 'dataLang') ?? attribute(pre, 'lang');
  const named = names.find((name) => PREFIX.test(name))?.replace(PREFIX, '');
  const bare = names.find((name) => !PREFIX.test(name) && !NOT_A_LANGUAGE.test(name));
  // Fences say more than the language: `rust,ignore`, `{r,`, `js{1,3}`, `diff-ruby:title`, `js/2-3`.
  const language = (given ?? named ?? bare ?? '')
    .toLowerCase()
    .replace(/^\{+\.?/, '')
    .split(/[,{}:;\s=]|\/(?=[\d,-]|$)/)[0];
  return language === undefined || language === '' || language.length > 60 ? undefined : language;
}
