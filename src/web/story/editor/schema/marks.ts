import type { MarkSpec } from '@tiptap/pm/model';
import { readHref } from './node-attributes.ts';

/** From the outermost to the innermost, as a document keeps them. */
export const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = readHref(element);
          return href === null ? false : { href, title: element.getAttribute('title') };
        },
      },
    ],
    toDOM: (mark) => {
      const { href, title } = mark.attrs as { href: string; title: string | null };
      return ['a', { href, rel: 'noopener nofollow ugc', ...(title === null ? {} : { title }) }, 0];
    },
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps everything in a <b> that says it is none.
      { tag: 'b', getAttrs: (element) => (element.style.fontWeight === 'normal' ? false : null) },
    ],
    toDOM: () => ['strong', 0],
  },
  emphasis: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
  strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }], toDOM: () => ['s', 0] },
  highlight: { parseDOM: [{ tag: 'mark' }], toDOM: () => ['mark', 0] },
  subscript: { parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
  superscript: { parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
  keyboard: { parseDOM: [{ tag: 'kbd' }], toDOM: () => ['kbd', 0] },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', { spellcheck: 'false' }, 0] },
} satisfies Record<string, MarkSpec>;
