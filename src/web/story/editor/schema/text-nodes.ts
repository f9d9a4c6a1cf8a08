import type { NodeSpec } from '@tiptap/pm/model';
import { readAnchor, readDirection, readId, writeId } from './node-attributes.ts';

/** Text that runs in lines: what a person types most. */
export const textNodes = {
  title: {
    content: 'text*',
    marks: '',
    isolating: true,
    defining: true,
    parseDOM: [{ tag: 'h1[data-title]' }],
    toDOM: () => ['h1', { 'data-title': '', class: 'editor-title', dir: 'auto' }, 0],
  },
  subtitle: {
    content: 'text*',
    marks: '',
    isolating: true,
    defining: true,
    parseDOM: [{ tag: 'p[data-subtitle]', priority: 60 }],
    toDOM: () => ['p', { 'data-subtitle': '', class: 'editor-subtitle', dir: 'auto' }, 0],
  },
  paragraph: {
    // `isFiller`: stands where the document has nothing and the writer needs a place; left out while it is empty.
    attrs: { id: { default: '' }, direction: { default: null }, isFiller: { default: false } },
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p', getAttrs: (element) => ({ id: readId(element), direction: readDirection(element) }) }],
    toDOM: (node) => ['p', { ...writeId(node), dir: node.attrs['direction'] ?? 'auto' }, 0],
  },
  heading: {
    attrs: { id: { default: '' }, level: { default: 1 }, anchor: { default: null } },
    content: 'inline*',
    group: 'block',
    defining: true,
    // Level 1 of a body is h2 of its page: the title is h1.
    parseDOM: ([1, 2, 3, 4] as const).map((level) => ({
      tag: `h${level + 1}`,
      getAttrs: (element: HTMLElement) => ({ id: readId(element), level, anchor: readAnchor(element) }),
    })),
    toDOM: (node) => {
      const anchor: unknown = node.attrs['anchor'];
      const kept = typeof anchor === 'string' ? { 'data-anchor': anchor } : {};
      return [`h${Number(node.attrs['level']) + 1}`, { ...writeId(node), ...kept, dir: 'auto' }, 0];
    },
  },
  caption: {
    content: 'inline*',
    isolating: true,
    parseDOM: [{ tag: 'figcaption' }],
    toDOM: () => ['figcaption', { dir: 'auto' }, 0],
  },
} satisfies Record<string, NodeSpec>;
