import type { Node, NodeSpec } from '@tiptap/pm/model';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import type { Callout } from '#shared/story/story-document.ts';
import { readId, writeId } from './node-attributes.ts';

const CALLOUT_KINDS: readonly Callout['kind'][] = ['note', 'tip', 'warning', 'disclosure'];

/** Blocks that hold blocks, and quotes. */
export const containerNodes = {
  blockQuote: {
    attrs: { id: { default: '' } },
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote', getAttrs: (element) => ({ id: readId(element) }) }],
    toDOM: (node) => ['blockquote', writeId(node), 0],
  },
  pullQuote: {
    attrs: { id: { default: '' } },
    content: 'quoteText attribution?',
    group: 'block',
    defining: true,
    isolating: true,
    parseDOM: [{ tag: 'figure.pull-quote', getAttrs: (element) => ({ id: readId(element) }) }],
    toDOM: (node) => ['figure', { ...writeId(node), class: 'pull-quote' }, 0],
  },
  quoteText: {
    content: 'inline*',
    parseDOM: [{ tag: 'blockquote', context: 'pullQuote/', priority: 60 }],
    toDOM: () => ['blockquote', { dir: 'auto' }, ['p', 0]],
  },
  attribution: {
    content: 'inline*',
    parseDOM: [{ tag: 'figcaption', context: 'pullQuote/', priority: 60 }],
    toDOM: () => ['figcaption', { dir: 'auto' }, 0],
  },
  bulletList: {
    attrs: { id: { default: '' }, start: { default: null } },
    content: 'listItem*',
    group: 'block',
    parseDOM: [{ tag: 'ul', getAttrs: (element) => ({ id: readId(element) }) }],
    toDOM: (node) => ['ul', { ...writeId(node), ...(isTaskList(node) ? { class: 'tasks' } : {}) }, 0],
  },
  orderedList: {
    attrs: { id: { default: '' }, start: { default: null } },
    content: 'listItem*',
    group: 'block',
    parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ id: readId(element), start: readStart(element) }) }],
    toDOM: (node) => {
      const start: unknown = node.attrs['start'];
      return ['ol', { ...writeId(node), ...(typeof start === 'number' ? { start: String(start) } : {}) }, 0];
    },
  },
  listItem: {
    attrs: { checked: { default: null } },
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'li', getAttrs: (element) => ({ checked: readChecked(element) }) }],
    toDOM: (node) => {
      const checked: unknown = node.attrs['checked'];
      if (typeof checked !== 'boolean') return ['li', 0];
      const label = checked ? storyBodyMessages.taskDone : storyBodyMessages.taskOpen;
      const mark = { class: 'task-mark', role: 'checkbox', 'aria-checked': String(checked), 'aria-label': label };
      return [
        'li',
        { class: 'task', 'data-checked': String(checked) },
        ['span', { ...mark, contenteditable: 'false' }, checked ? '☑' : '☐'],
        ['div', { class: 'task-text' }, 0],
      ];
    },
  },
  callout: {
    attrs: { id: { default: '' }, kind: { default: 'note' } },
    content: 'calloutTitle? block+',
    group: 'block',
    defining: true,
    parseDOM: [
      { tag: 'div.callout', getAttrs: (element) => ({ id: readId(element), kind: readKind(element) }) },
      { tag: 'details', getAttrs: (element) => ({ id: readId(element), kind: 'disclosure' }) },
    ],
    toDOM: (node) => {
      const kind = String(node.attrs['kind']);
      return ['div', { ...writeId(node), class: `callout callout-${kind}`, 'data-kind': kind }, 0];
    },
  },
  calloutTitle: {
    content: 'inline*',
    parseDOM: [
      { tag: 'p.callout-title', priority: 60 },
      { tag: 'summary', context: 'callout/' },
    ],
    toDOM: () => ['p', { class: 'callout-title', dir: 'auto' }, 0],
  },
  footnotes: {
    content: 'footnote+',
    isolating: true,
    selectable: false,
    parseDOM: [{ tag: 'section.footnotes' }],
    toDOM: () => [
      'section',
      { class: 'footnotes', role: 'doc-endnotes', 'aria-label': storyBodyMessages.footnotes },
      ['ol', 0],
    ],
  },
  footnote: {
    attrs: { footnoteId: { default: '' } },
    content: 'block+',
    isolating: true,
    defining: true,
    selectable: false,
    parseDOM: [
      {
        tag: 'li[data-footnote]',
        context: 'footnotes/',
        priority: 60,
        getAttrs: (element) => ({ footnoteId: element.dataset['footnote'] ?? '' }),
      },
    ],
    toDOM: (node) => ['li', { 'data-footnote': String(node.attrs['footnoteId']) }, 0],
  },
} satisfies Record<string, NodeSpec>;

function isTaskList(node: Node): boolean {
  return node.firstChild !== null && typeof node.firstChild.attrs['checked'] === 'boolean';
}

function readStart(element: HTMLElement): number | null {
  const start = Number.parseInt(element.getAttribute('start') ?? '', 10);
  return start >= 0 && start <= 999_999_999 && start !== 1 ? start : null;
}

function readChecked(element: HTMLElement): boolean | null {
  const checked = element.dataset['checked'];
  return checked === undefined ? null : checked === 'true';
}

function readKind(element: HTMLElement): Callout['kind'] {
  return CALLOUT_KINDS.find((kind) => kind === element.dataset['kind']) ?? 'note';
}
