import { ParseError, renderToString } from 'katex';
import { element, escapeHtml } from '#shared/story/render/html.ts';

/** Longer formulas are shown as their source. */
const MAX_TEX_LENGTH = 10_000;

/**
 * TeX as MathML, which every current browser draws without a style sheet or font of ours. A formula that
 * cannot be read stays visible as its source.
 */
export function renderMath(tex: string, isBlock: boolean): string {
  if (tex.length > MAX_TEX_LENGTH) return renderSource(tex);
  try {
    const html = renderToString(tex, {
      output: 'mathml',
      displayMode: isBlock,
      trust: false,
      throwOnError: true,
      strict: 'ignore',
      maxExpand: 1_000,
      maxSize: 20,
    });
    return (
      html
        .replace(/^<span class="katex">|<\/span>$/g, '')
        // Values are escaped by the library, so an attribute ends at its quote; the policy forbids inline styles.
        .replace(/ style="[^"]*"/g, '')
    );
  } catch (error) {
    if (error instanceof ParseError || error instanceof RangeError) return renderSource(tex);
    throw error;
  }
}

function renderSource(tex: string): string {
  return element('code', { class: 'math-source' }, escapeHtml(tex));
}
