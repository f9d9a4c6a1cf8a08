import type { DOMOutputSpec, Node, NodeSpec } from '@tiptap/pm/model';
import { editorMessages } from '#shared/messages/editor.ts';
import { codeLanguageName } from '#shared/story/code-language-names.ts';
import type { ImageLayout, Picture } from '#shared/story/story-document.ts';
import { captionOnly } from './joint-node.ts';
import { readHref, readId, readPicture, writeId, writePicture } from './node-attributes.ts';
import { cardPicture, pictureElement } from './picture-element.ts';

const LAYOUTS: readonly ImageLayout[] = ['inset', 'outset', 'full', 'side'];

/** What is no running text: code, formulas, pictures, cards of other places. */
export const mediaNodes = {
  codeBlock: {
    attrs: { id: { default: '' }, language: { default: null } },
    content: '(codeText | joint) caption?',
    group: 'block',
    defining: true,
    isolating: true,
    parseDOM: [
      {
        tag: 'figure.code',
        getAttrs: (element) => ({ id: readId(element), language: element.dataset['word'] ?? null }),
      },
    ],
    toDOM: (node) => {
      const language: unknown = node.attrs['language'];
      if (typeof language !== 'string') return ['figure', { ...writeId(node), class: 'code' }, 0];
      const name = codeLanguageName(language);
      const shown = name === undefined ? {} : { 'data-language': name };
      return ['figure', { ...writeId(node), class: 'code', 'data-word': language, ...shown }, 0];
    },
  },
  codeText: {
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', { dir: 'ltr', translate: 'no', spellcheck: 'false' }, ['code', 0]],
  },
  mathBlock: {
    attrs: { id: { default: '' }, tex: { default: '' } },
    group: 'block',
    atom: true,
    parseDOM: [{ tag: 'div[data-tex]', getAttrs: (element) => ({ id: readId(element), tex: readTex(element) }) }],
    toDOM: (node) => ['div', { ...writeId(node), class: 'math', 'data-tex': String(node.attrs['tex']) }],
  },
  image: {
    attrs: {
      id: { default: '' },
      picture: {},
      alt: { default: '' },
      layout: { default: 'inset' },
      href: { default: null },
    },
    content: captionOnly,
    group: 'block',
    draggable: true,
    isolating: true,
    parseDOM: [{ tag: 'figure[data-picture]', contentElement: captionOf, getAttrs: readImage }],
    toDOM: (node) => {
      const layout = String(node.attrs['layout']);
      const href: unknown = node.attrs['href'];
      const kept = typeof href === 'string' ? { 'data-href': href } : {};
      const figure = { ...writeId(node), ...keptPicture(node), ...kept, class: `figure figure-${layout}` };
      return ['figure', { ...figure, 'data-layout': layout }, pictureElement(pictureOf(node), altOf(node)), hole()];
    },
  },
  gallery: {
    attrs: { id: { default: '' } },
    content: '(galleryImage | joint)* caption?',
    group: 'block',
    isolating: true,
    parseDOM: [{ tag: 'figure.gallery', priority: 60, getAttrs: (element) => ({ id: readId(element) }) }],
    toDOM: (node) => ['figure', { ...writeId(node), class: 'figure figure-outset gallery' }, 0],
  },
  galleryImage: {
    attrs: { picture: {}, alt: { default: '' } },
    content: captionOnly,
    // As one that stands alone; a press on what cannot be dragged would also begin a selection of text.
    draggable: true,
    isolating: true,
    parseDOM: [{ tag: 'figure.gallery-item', priority: 60, contentElement: captionOf, getAttrs: readImage }],
    toDOM: (node) => [
      'figure',
      { ...keptPicture(node), class: 'gallery-item' },
      pictureElement(pictureOf(node), altOf(node)),
      hole(),
    ],
  },
  embed: {
    attrs: { id: { default: '' }, provider: {}, url: {}, title: { default: null } },
    content: captionOnly,
    group: 'block',
    draggable: true,
    isolating: true,
    parseDOM: [{ tag: 'figure.embed', contentElement: captionOf, getAttrs: readEmbed }],
    toDOM: (node) => {
      const { provider, url, title } = node.attrs as { provider: string; url: string; title: string | null };
      const kept = { 'data-provider': provider, 'data-url': url, ...(title === null ? {} : { 'data-title': title }) };
      const card: DOMOutputSpec = [
        'span',
        { class: 'embed-card', contenteditable: 'false' },
        ['span', { class: 'embed-title' }, title ?? url],
        ['span', { class: 'embed-provider' }, provider],
      ];
      return ['figure', { ...writeId(node), ...kept, class: 'embed' }, card, hole()];
    },
  },
  linkCard: {
    attrs: {
      id: { default: '' },
      url: {},
      title: { default: '' },
      description: { default: null },
      picture: { default: null },
    },
    group: 'block',
    atom: true,
    draggable: true,
    parseDOM: [{ tag: 'div.link-card', getAttrs: readLinkCard }],
    toDOM: (node) => {
      const { url, title, description } = node.attrs as { url: string; title: string; description: string | null };
      const kept = {
        'data-url': url,
        'data-title': title,
        ...(description === null ? {} : { 'data-description': description }),
      };
      const text: DOMOutputSpec = [
        'span',
        { class: 'link-card-text' },
        ['strong', { class: 'link-card-title' }, title === '' ? url : title],
        ['span', { class: 'link-card-description' }, description ?? ''],
        ['span', { class: 'link-card-host' }, url],
      ];
      const picture = cardPicture(pictureOf(node));
      const parts = picture === undefined ? [text] : [text, picture];
      return ['div', { ...writeId(node), ...kept, ...keptPicture(node), class: 'link-card' }, ...parts];
    },
  },
  separator: {
    attrs: { id: { default: '' } },
    group: 'block',
    parseDOM: [{ tag: 'hr', getAttrs: (element) => ({ id: readId(element) }) }],
    toDOM: (node) => ['hr', writeId(node)],
  },
  /** What everyone may read of a locked story ends here (rule 9): no block of the story. */
  previewBreak: {
    atom: true,
    draggable: true,
    parseDOM: [{ tag: 'div.preview-break' }],
    toDOM: () => ['div', { class: 'preview-break', contenteditable: 'false' }, editorMessages.previewBreak],
  },
} satisfies Record<string, NodeSpec>;

export function pictureOf(node: Node): Picture | undefined {
  return (node.attrs['picture'] as Picture | null) ?? undefined;
}

function altOf(node: Node): string {
  return String(node.attrs['alt'] ?? '');
}

function keptPicture(node: Node): Record<string, string> {
  const picture = pictureOf(node);
  return { ...(picture === undefined ? {} : writePicture(picture)), 'data-alt': altOf(node) };
}

/** Where the caption goes: an element of its own, since the picture beside it is no content. */
function hole(): DOMOutputSpec {
  return ['div', { class: 'figure-caption' }, 0];
}

function captionOf(element: Node | HTMLElement): HTMLElement {
  const figure = element as HTMLElement;
  return figure.querySelector<HTMLElement>(':scope > .figure-caption') ?? figure;
}

function readImage(element: HTMLElement) {
  const picture = readPicture(element);
  if (picture === undefined) return false;
  return {
    id: readId(element),
    picture,
    alt: (element.dataset['alt'] ?? '').slice(0, 2_000),
    layout: LAYOUTS.find((layout) => layout === element.dataset['layout']) ?? 'inset',
    href: readHref(element, 'data-href'),
  };
}

function readEmbed(element: HTMLElement) {
  const url = readHref(element, 'data-url');
  if (url === null || !/^https?:/i.test(url)) return false;
  const provider = (element.dataset['provider'] ?? '').slice(0, 60);
  return provider !== '' && { id: readId(element), provider, url, title: element.dataset['title'] ?? null };
}

function readLinkCard(element: HTMLElement) {
  const url = readHref(element, 'data-url');
  if (url === null) return false;
  const { title, description } = element.dataset;
  return {
    id: readId(element),
    url,
    title: title ?? '',
    description: description ?? null,
    picture: readPicture(element) ?? null,
  };
}

function readTex(element: HTMLElement): string {
  return element.dataset['tex'] ?? '';
}
