import { escapeHtml } from '#shared/story/render/html.ts';

/** A part of a mail, the same in the text and in the HTML. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A way elsewhere in small print. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** What somebody else wrote. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  /** A story to go to, with who wrote it and its first words. */
  | {
      readonly kind: 'story';
      readonly title: string;
      readonly url: string;
      readonly facts: string;
      readonly excerpt: string;
    }
  /** Who wrote what follows, with their face where there is one. */
  | { readonly kind: 'byline'; readonly name: string; readonly facts: string; readonly imageUrl: string | null }
  /** A picture that leads to what it belongs to; plain text goes without it. */
  | { readonly kind: 'cover'; readonly imageUrl: string; readonly alt: string; readonly url: string }
  /** Small print. */
  | { readonly kind: 'note'; readonly text: string }
  /** Names with their values, such as date, place and device. */
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] };

export type MailContent = {
  readonly subject: string;
  /** What a list of mails shows behind the subject. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  readonly footer: string;
  /** Mark and name of the site above the mail; mails about the safety of an account fetch nothing. */
  readonly masthead?: { readonly site: string; readonly siteUrl: string };
};

/** A mail that is ready to be sent to anybody. */
export type Mail = { readonly subject: string; readonly text: string; readonly html: string };

const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Own judgement: what a list of mails shows at most. */
const MOST_SUBJECT = 150;

/**
 * Puts a mail together as plain text and as HTML that reads well in light and dark. Everything is
 * escaped, and nothing but pictures that the mail names is fetched when it is opened; without them it reads as well.
 * Throws where something leads to no http(s) address.
 */
export function composeMail({ subject, preview, blocks, footer, masthead }: MailContent): Mail {
  const line = oneLine(subject).slice(0, MOST_SUBJECT).toWellFormed();
  return {
    subject: line,
    text: `${[...blocks.map(textOf).filter((part) => part !== ''), `--\n${footer}`].join('\n\n')}\n`,
    html: page(
      line,
      oneLine(preview),
      [mastOf(masthead), ...blocks.map(htmlOf), `<p class="footer">${paragraphs(footer)}</p>`].join(''),
    ),
  };
}

function oneLine(text: string): string {
  return text.replace(BREAKS, ' ').trim();
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
    case 'byline':
      return [block.name, block.facts]
        .filter((part) => part !== '')
        .map(oneLine)
        .join(' · ');
    case 'cover':
      return '';
    case 'link':
    case 'button':
      return `${block.label}:\n${safeUrl(block.url)}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${oneLine(value)}`).join('\n');
  }
}

function htmlOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${paragraphs(block.text)}</p>`;
    case 'note':
      return `<p class="note">${paragraphs(block.text)}</p>`;
    case 'code':
      return `<p class="code">${escapeHtml(block.text)}</p>`;
    case 'quote':
      return `<blockquote>${paragraphs(block.text)}</blockquote>`;
    case 'heading':
      return `<h2>${escapeHtml(oneLine(block.text))}</h2>`;
    case 'story':
      return `<p><a class="title" href="${escapeHtml(safeUrl(block.url))}">${escapeHtml(oneLine(block.title))}</a><br>${[
        block.facts === '' ? '' : `<span class="note">${escapeHtml(oneLine(block.facts))}</span>`,
        escapeHtml(oneLine(block.excerpt)),
      ]
        .filter((part) => part !== '')
        .join('<br>')}</p>`;
    case 'byline':
      return bylineOf(block);
    case 'cover':
      return `<p><a href="${escapeHtml(safeUrl(block.url))}">${pictureOf(block.imageUrl, block.alt, 'cover', 600)}</a></p>`;
    case 'link':
      return `<p class="note"><a href="${escapeHtml(safeUrl(block.url))}">${escapeHtml(block.label)}</a></p>`;
    case 'button':
      return `<p><a class="button" href="${escapeHtml(safeUrl(block.url))}">${escapeHtml(block.label)}</a></p>`;
    case 'facts':
      return `<table role="presentation">${block.facts
        .map(
          ([name, value]) => `<tr><td class="note">${escapeHtml(name)}</td><td>${escapeHtml(oneLine(value))}</td></tr>`,
        )
        .join('')}</table>`;
  }
}

function mastOf(masthead: MailContent['masthead']): string {
  if (masthead === undefined) return '';
  const { site, siteUrl } = masthead;
  const mark = pictureOf(`${siteUrl}/icon-192.png`, '', 'mark', 28);
  return `<p class="mast"><a href="${escapeHtml(safeUrl(siteUrl))}">${mark} ${escapeHtml(oneLine(site))}</a></p>`;
}

function bylineOf({ name, facts, imageUrl }: Extract<MailBlock, { kind: 'byline' }>): string {
  const face = imageUrl === null ? '' : `<td>${pictureOf(imageUrl, '', 'face', 40)}</td>`;
  const words = `<b>${escapeHtml(oneLine(name))}</b><br><span class="note">${escapeHtml(oneLine(facts))}</span>`;
  return `<table role="presentation" class="byline"><tr>${face}<td>${words}</td></tr></table>`;
}

/** The width stands in the tag too, for mail programs that know no style. */
function pictureOf(url: string, alt: string, name: string, width: number): string {
  return `<img class="${name}" src="${escapeHtml(safeUrl(url))}" alt="${escapeHtml(oneLine(alt))}" width="${width}">`;
}

function paragraphs(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function safeUrl(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) throw new TypeError('A mail may lead to web pages only.');
  return parsed.href;
}

/** Mail programs know few rules of style: what they leave out still reads well. A gift code fits 320 pixels. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:24px;background:#fff;color:#242424;font:17px/1.5 Georgia,'Times New Roman',serif}
main{max-width:34em;margin:0 auto}table{border-collapse:collapse}td{padding:2px 16px 2px 0;vertical-align:baseline}
.code{font:700 26px/1.2 ui-monospace,Consolas,monospace;letter-spacing:3px}
.button{display:inline-block;padding:10px 20px;border-radius:99px;background:#242424;color:#fff;text-decoration:none;font-family:Arial,sans-serif;font-size:15px}
.mast{margin:0 0 28px;padding-bottom:14px;border-bottom:1px solid #d9d9d9;font:700 17px Arial,sans-serif}.mast a{text-decoration:none}
.mark{width:28px;height:28px;border-radius:6px;vertical-align:middle}.face{display:block;width:40px;height:40px;border-radius:50%}.cover{display:block;width:100%;max-width:600px;height:auto;border-radius:6px}.byline{font-family:Arial,sans-serif;font-size:15px;line-height:1.4}.byline td{padding:0 12px 0 0;vertical-align:middle}
h2{margin:32px 0 8px;font-size:15px;font-family:Arial,sans-serif}blockquote{margin:16px 0;padding-left:16px;border-left:3px solid #d9d9d9}a{color:inherit}.title{font-weight:700;font-size:20px;text-decoration:none}
.note,.footer{color:#6b6b6b;font-family:Arial,sans-serif;font-size:14px}.footer{margin-top:32px;border-top:1px solid #d9d9d9;padding-top:12px}
@media(prefers-color-scheme:dark){body{background:#191919;color:#e6e6e6}.button{background:#e6e6e6;color:#191919}.note,.footer{color:#a8a8a8}.footer,.mast,blockquote{border-color:#4a4a4a}}`;

/** Nothing to see: keeps lists of mails from showing the beginning of the mail behind a short preview. */
const PREVIEW_END = '&#847;&zwnj;&nbsp;'.repeat(60);

function page(title: string, preview: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><style>${STYLE}</style></head>
<body><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${PREVIEW_END}</div><main>${body}</main></body></html>`;
}
