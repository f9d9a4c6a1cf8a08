import { z } from 'zod';

const VERSE = /<pre\b[^>]*\bwp-block-verse\b[^>]*>([\s\S]*?)<\/pre>/gi;
const DOWNLOAD_BUTTON = /<a\b[^>]*\bwp-block-file__button\b[^>]*>[\s\S]*?<\/a>/gi;
const COVER =
  /<div\b[^>]*\bwp-block-cover\b[^>]*background-image:\s*url\((?:&quot;|['"])?([^)'"]+?)(?:&quot;|['"])?\)[^>]*>/gi;
const NOTE = /<sup\b[^>]*\bdata-fn="([\w-]+)"[^>]*>[\s\S]*?<\/sup>/gi;
/** Blocks that hold nothing and of which nobody misses anything. */
const EMPTY = /^(?:more|nextpage|spacer|separator|footnotes|post-[\w-]+|site-[\w-]+|navigation[\w-]*|template-part)$/;

/** Blocks whose HTML means something else to whoever does not know them: verse, the button of a file, a cover. */
export function blocksAsHtml(html: string): string {
  if (!html.includes('wp-block-')) return html;
  return html
    .replace(
      VERSE,
      (_whole, verse: string) =>
        `<p>${verse
          .trim()
          .replace(/\n[ \t]*\n/g, '</p><p>')
          .replaceAll('\n', '<br>')}</p>`,
    )
    .replace(DOWNLOAD_BUTTON, '')
    .replace(COVER, (whole, url: string) => `${whole}<img src="${url.replaceAll('"', '%22')}" alt="">`);
}

/** Names of the blocks that WordPress fills when it shows them: lists of posts, blocks that are kept elsewhere. */
export function emptyBlocks(html: string): Set<string> {
  const found = [...html.matchAll(/<!--\s*wp:([\w/-]+)(?:\s+\{[\s\S]*?\})?\s*\/-->/g)].map(([, name = '']) => name);
  return new Set(found.filter((name) => !EMPTY.test(name)));
}

const notesSchema = z.array(z.object({ id: z.string(), content: z.string() }));

/** Notes of the block editor: their places stand in the text, and what they say in a field beside it. */
export function withFootnotes(html: string, field: string): string {
  if (field === '' || !html.includes('data-fn=')) return html;
  const parsed = notesSchema.safeParse(parseJson(field));
  if (!parsed.success) return html;
  const notes = parsed.data.filter(({ id }) => html.includes(`data-fn="${id}"`));
  const known = new Set(notes.map(({ id }) => id));
  const placed = html.replace(NOTE, (whole, id: string) =>
    known.has(id) ? `<a data-footnote-ref href="#fn-${id}">*</a>` : whole,
  );
  const items = notes.map(({ id, content }) => `<li id="fn-${id}"><p>${content}</p></li>`);
  return `${placed}<section data-footnotes><ol>${items.join('')}</ol></section>`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
