import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { plainText } from '#shared/story/plain-text.ts';
import { textOf } from '../convert/blocks/html-tree.ts';
import { convertMarkdown } from '../convert/convert-markdown.ts';

/** A title as a reader sees it: entities resolved, marks of emphasis and code taken off, one line. */
export function plainTitle(written: string): string {
  return decodeEntities(written)
    .replace(/`([^`]+)`/g, '$1')
    .replace(/(\*\*|__)(\S(?:.*?\S)?)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(\S(?:[^*_]*?\S)?)\1(?![\w*])/g, '$2')
    .replace(/<\/?(?:em|i|b|strong|code|br|span|sup|sub)\b[^<>]*>/gi, '')
    .replace(/[ \t\n\r\f]+/g, ' ')
    .trim();
}

/** A sentence that may hold Markdown and HTML (a teaser, a summary) as plain words. */
export function plainWords(written: string): string {
  if (!/[<&*_`[\]\\]/.test(written)) return written.replace(/\s+/g, ' ').trim();
  const { document } = convertMarkdown(written.replace(/\s+/g, ' ').trim(), { file: '' });
  return plainText(document).replace(/\s+/g, ' ').trim();
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});/gi, (entity) => {
    const tree = unified().use(rehypeParse, { fragment: true }).parse(entity);
    return tree.children.map(textOf).join('') || entity;
  });
}
