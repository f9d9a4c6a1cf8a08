import type { Element } from 'hast';
import type { Block, ImageBlock, ImageLayout, Inline } from '#shared/story/story-document.ts';
import { attribute, classNames } from './html-tree.ts';
import type { Reader, Surroundings } from './reader.ts';

const MAX_ALT_LENGTH = 2000;
/** CSS pixels: what is smaller belongs to the line that it stands in. */
const LINE_SIZE = 40;
const BADGE = /img\.shields\.io|badge\.svg|badge\.fury\.io|badgen\.net|\/badges?\/|codecov\.io|travis-ci|emoji/i;
const IN_LINE_CLASS = /^(?:emoji|avatar|badge|icon|inline|wp-smiley|smiley|[\w-]+-avatar|[\w-]+-icon)$/i;

/** The address of an image: real one first, then those that lazy loaders hide it under. */
function imageSource(element: Element): string | undefined {
  const fromSet = (attribute(element, 'srcSet') ?? attribute(element, 'dataSrcset'))?.split(/\s/)[0];
  const sources = [
    attribute(element, 'dataSrc'),
    attribute(element, 'dataLazySrc'),
    attribute(element, 'src'),
    attribute(element, 'dataOriginal'),
    fromSet,
  ];
  return sources
    .map((source) => source?.trim())
    .find((source) => source !== undefined && source !== '' && !/^data:image\/(?:gif|svg)/.test(source));
}

/** True for a picture that stands in the line: small, a badge, an avatar. */
export function isInLine(element: Element): boolean {
  if (classNames(element).some((name) => IN_LINE_CLASS.test(name))) return true;
  if (BADGE.test(imageSource(element) ?? '')) return true;
  const style = attribute(element, 'style') ?? '';
  const width = Number.parseInt(attribute(element, 'width') ?? /(?<!-)width:\s*(\d+)px/.exec(style)?.[1] ?? '', 10);
  const height = Number.parseInt(attribute(element, 'height') ?? /(?<!-)height:\s*(\d+)px/.exec(style)?.[1] ?? '', 10);
  return width <= LINE_SIZE || height <= LINE_SIZE;
}

/** Reads `<img>` as a block; its title becomes the caption when it says more than the alternative. */
export function readImageBlock(element: Element, reader: Reader, around: Surroundings): Block[] {
  const source = imageSource(element);
  const alt = altOf(element);
  if (source === undefined) return alt === '' ? [] : textInstead(alt, reader);
  const title = attribute(element, 'title')?.trim() ?? '';
  const caption: Inline[] = title === '' || title === alt ? [] : [{ type: 'text', text: title }];
  const link = around.marks.find((mark) => mark.type === 'link');
  const isLinkToItself = link !== undefined && link.href === source;
  return [
    reader.withId<ImageBlock>({
      type: 'image',
      picture: reader.picture(source),
      alt,
      layout: layoutOf(element),
      ...(caption.length > 0 && { caption }),
      ...(link !== undefined && !isLinkToItself && { href: link.href }),
    }),
  ];
}

/** Reads `<img>` as a part of its line. */
export function readInlineImage(element: Element, reader: Reader): Inline[] {
  const source = imageSource(element);
  const alt = altOf(element);
  if (source === undefined) return alt === '' ? [] : [{ type: 'text', text: alt }];
  return [{ type: 'inlineImage', picture: reader.picture(source), alt }];
}

function altOf(element: Element): string {
  return (attribute(element, 'alt') ?? '').trim().slice(0, MAX_ALT_LENGTH);
}

function textInstead(alt: string, reader: Reader): Block[] {
  reader.report('missingImage', `A picture has no address; its description “${alt.slice(0, 80)}” stays as text.`);
  return [reader.withId({ type: 'paragraph', content: [{ type: 'text', text: alt }] })];
}

function layoutOf(element: Element): ImageLayout {
  const style = attribute(element, 'style') ?? '';
  const names = classNames(element);
  const align = attribute(element, 'align') ?? '';
  const isFloating =
    /float:\s*(?:left|right)/i.test(style) ||
    /^(?:left|right)$/i.test(align) ||
    names.some((name) => /^(?:align|pull-|float-)(?:left|right)$/i.test(name));
  if (isFloating) return 'side';
  if (names.some((name) => /^(?:epic|full|alignfull|kg-width-full|graf--layoutFillWidth)$/.test(name))) return 'full';
  if (names.some((name) => /^(?:outset|wide|alignwide|kg-width-wide|graf--layoutOutsetCenter)$/.test(name)))
    return 'outset';
  return 'inset';
}
