import { type MailBlock, type MailContent, oneLine, safeUrl } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';

/** A mail that is ready to be sent to anybody. */
export type Mail = { readonly subject: string; readonly text: string; readonly html: string };

/** Own judgement: what a list of mails shows at most. */
const MOST_SUBJECT = 150;

/**
 * Puts a mail together as plain text and as HTML that reads well in light and dark. Everything is
 * escaped, and nothing but the mark of the site is fetched when it is opened; without it it reads as well.
 * Throws where something leads to no http(s) address.
 */
export function composeMail({ subject, preview, blocks, footer, masthead }: MailContent): Mail {
  const line = oneSubject(subject);
  return {
    subject: line,
    text: `${[...blocks.map(textOf).filter((part) => part !== ''), `--\n${footer}`].join('\n\n')}\n`,
    html: mailHtml({ subject: line, preview, blocks, footer, ...(masthead && { masthead }) }),
  };
}

/** A text as the subject of a mail: one line, and not longer than lists of mails show. */
export function oneSubject(text: string): string {
  return oneLine(text).slice(0, MOST_SUBJECT).toWellFormed();
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'code':
      return `    ${block.text}`;
    case 'quote':
      return `> ${block.text.replaceAll('\n', '\n> ')}`;
    case 'heading':
      return block.text;
    case 'story':
      return [block.title, block.facts, block.excerpt, safeUrl(block.url)].filter((line) => line !== '').join('\n');
    case 'link':
    case 'button':
      return `${block.label}:\n${safeUrl(block.url)}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n');
  }
}
