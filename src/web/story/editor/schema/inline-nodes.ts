import type { NodeSpec } from '@tiptap/pm/model';
import { readHref, readPicture, writePicture } from './node-attributes.ts';
import { pictureOf } from './media-nodes.ts';
import { pictureElement } from './picture-element.ts';

/** What stands in a run of text beside letters. */
export const inlineNodes = {
  text: { group: 'inline' },
  lineBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  inlineMath: {
    attrs: { tex: { default: '' } },
    group: 'inline',
    inline: true,
    atom: true,
    parseDOM: [{ tag: 'span[data-tex]', getAttrs: (element) => ({ tex: element.dataset['tex'] ?? '' }) }],
    toDOM: (node) => [
      'span',
      { class: 'inline-math', 'data-tex': String(node.attrs['tex']) },
      String(node.attrs['tex']),
    ],
  },
  footnoteReference: {
    attrs: { footnoteId: {} },
    group: 'inline',
    inline: true,
    atom: true,
    parseDOM: [
      { tag: 'sup[data-footnote]', getAttrs: (element) => ({ footnoteId: element.dataset['footnote'] ?? '' }) },
    ],
    toDOM: (node) => ['sup', { class: 'footnote-reference', 'data-footnote': String(node.attrs['footnoteId']) }],
  },
  inlineImage: {
    attrs: { picture: {}, alt: { default: '' }, href: { default: null } },
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    parseDOM: [
      {
        tag: 'span.inline-image[data-picture]',
        getAttrs: (element) => {
          const picture = readPicture(element);
          const alt = (element.dataset['alt'] ?? '').slice(0, 2_000);
          return picture === undefined ? false : { picture, alt, href: readHref(element, 'data-href') };
        },
      },
    ],
    toDOM: (node) => {
      const { alt, href } = node.attrs as { alt: string; href: string | null };
      const picture = pictureOf(node);
      const kept = { 'data-alt': alt, ...(href === null ? {} : { 'data-href': href }) };
      const written = picture === undefined ? {} : writePicture(picture);
      return ['span', { class: 'inline-image', ...kept, ...written }, pictureElement(picture, alt)];
    },
  },
} satisfies Record<string, NodeSpec>;
