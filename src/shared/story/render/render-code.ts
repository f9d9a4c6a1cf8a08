import { formatMessage } from '#shared/messages/format-message.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { codeLanguageName } from '../code-language-names.ts';
import type { CodeBlock, MathBlock } from '../story-document.ts';
import { element, escapeHtml } from './html.ts';
import type { RenderContext } from './render-context.ts';
import { renderCaption } from './render-figure.ts';

/** The language's name is shown by the style sheet, so that it is no word of the story. */
export function renderCodeBlock(block: CodeBlock, context: RenderContext): string {
  const { language, text } = block;
  const code = element('code', {}, language === undefined ? escapeHtml(text) : context.highlightCode(text, language));
  const caption = renderCaption(block.caption, context);
  if (!context.isPage) {
    const pre = element('pre', {}, code);
    return caption === '' ? pre : element('figure', {}, pre, caption);
  }
  const name = language === undefined ? undefined : codeLanguageName(language);
  const label =
    name === undefined ? storyBodyMessages.code : formatMessage(storyBodyMessages.codeIn, { language: name });
  // Wide code scrolls, so it takes focus: a keyboard reader scrolls it too.
  const pre = element('pre', { tabindex: 0, role: 'group', 'aria-label': label, dir: 'ltr', translate: 'no' }, code);
  return element('figure', { class: 'code', 'data-language': name }, pre, caption);
}

export function renderMathBlock(block: MathBlock, context: RenderContext): string {
  const math = context.renderMath?.(block.tex, true) ?? element('pre', {}, element('code', {}, escapeHtml(block.tex)));
  return context.isPage ? element('div', { class: 'math', tabindex: 0, role: 'group', dir: 'ltr' }, math) : math;
}
