import { findEmbed } from '#shared/story/embed-providers.ts';
import type { Block } from '#shared/story/story-document.ts';
import { findTag, isHidden, lettersOf, type PasteElement } from './paste-tree.ts';
import { pastedHref } from './pasted-href.ts';
import { readLine } from './read-line.ts';
import { readPicture } from './read-picture.ts';
import type { Reading } from './reading.ts';

/** A picture with its caption; whatever else stands in a figure is read as if there were none. */
export function readFigure(element: PasteElement, reading: Reading): Block[] | undefined {
  const pictures = [...imagesOf(element)];
  const caption = findTag(element, 'figcaption');
  const [only] = pictures;
  const hasOtherWords = lettersOf(element).trim() !== (caption === undefined ? '' : lettersOf(caption).trim());
  if (hasOtherWords) return undefined;
  if (pictures.length !== 1 || only === undefined || findTag(element, 'table', 'blockquote', 'pre', 'iframe')) {
    return undefined;
  }
  const link = findTag(element, 'a');
  const href =
    link !== undefined && findTag(link, 'img') !== undefined ? pastedHref(link.attributes['href'] ?? '') : undefined;
  const image = readPicture(only, reading, href);
  const words = caption === undefined ? [] : readLine(caption, reading);
  if (image?.type === 'image' && words.length > 0) return [{ ...image, caption: words }];
  const told: Block[] = words.length === 0 ? [] : [{ type: 'paragraph', id: reading.newId(), content: words }];
  return [...(image === undefined ? [] : [image]), ...told];
}

function* imagesOf(element: PasteElement): Generator<PasteElement> {
  for (const child of element.children) {
    if (typeof child === 'string' || isHidden(child)) continue;
    if (child.tag === 'img') yield child;
    else yield* imagesOf(child);
  }
}

/** A frame of a provider that we know; of any other place the address stays as a link. */
export function readFrame(src: string, title: string, reading: Reading): Block[] {
  const url = pastedHref(src.replace(/^\/\//, 'https://'));
  if (url === undefined || !/^https?:/i.test(url)) return [];
  const found = findEmbed(url);
  const id = reading.newId();
  if (found !== undefined) {
    return [
      { type: 'embed', id, provider: found.provider, url, ...(title === '' ? {} : { title: title.slice(0, 300) }) },
    ];
  }
  return [
    {
      type: 'paragraph',
      id,
      content: [{ type: 'text', text: title === '' ? url : title, marks: [{ type: 'link', href: url }] }],
    },
  ];
}
