import type { Element } from 'hast';
import type { Block, Gallery, ImageBlock, Inline } from '#shared/story/story-document.ts';
import { classNames } from './html-tree.ts';
import { isEmptyRun } from './inline-run.ts';
import { nothingAround, type ElementReader, type HtmlNode, type Reader } from './reader.ts';

/** Reads `<figure>`: its caption goes to the one block inside that can bear it. */
export const readFigure: ElementReader = (element, reader, around) => {
  const captions: Element[] = [];
  const rest = withoutCaptions(element.children, captions);
  const inside = { ...nothingAround, marks: around.marks, direction: around.direction };
  const caption = captions.flatMap((found, index): Inline[] => [
    ...(index === 0 ? [] : [{ type: 'lineBreak' as const }]),
    ...reader.readInlines(found.children, inside),
  ]);
  const blocks = reader.readBlocks(rest, inside).map((block) => withLayout(block, element, reader));
  const gallery = asGallery(blocks, reader);
  return isEmptyRun(caption) ? gallery : withCaption(gallery, caption, reader);
};

/** Reads what dialects wrap pictures in to stand side by side. */
export const readGallery: ElementReader = (element, reader, around) => {
  if (
    !classNames(element).some((name) => /^(?:gallery|kg-gallery-container|tiled-gallery|wp-block-gallery)$/.test(name))
  ) {
    return undefined;
  }
  return asGallery(reader.readBlocks(element.children, { ...nothingAround, marks: around.marks }), reader);
};

function withoutCaptions(nodes: readonly HtmlNode[], captions: Element[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'figcaption') {
      captions.push(node);
      return [];
    }
    // A figure inside keeps its own caption; plain wrappers are looked into.
    if (node.tagName !== 'div' && node.tagName !== 'section') return [node];
    const children = withoutCaptions(node.children, captions).filter((child) => child.type !== 'doctype');
    return [{ ...node, children }];
  });
}

function withLayout(block: Block, figure: Element, reader: Reader): Block {
  if (block.type !== 'image' || block.layout !== 'inset') return block;
  const names = classNames(figure).join(' ');
  const layout = /alignfull|kg-width-full|layoutFillWidth/.test(names)
    ? 'full'
    : /alignwide|kg-width-wide|layoutOutset/.test(names)
      ? 'outset'
      : /align(?:left|right)|pull-(?:left|right)|float-(?:left|right)/.test(names)
        ? 'side'
        : 'inset';
  if (layout === 'inset') return block;
  const { id: _id, ...image } = block;
  return reader.withId<ImageBlock>({ ...image, layout });
}

/** Two or more pictures and nothing else become a gallery; those that lead somewhere stay apart. */
export function asGallery(blocks: readonly Block[], reader: Reader): Block[] {
  const images = blocks.filter((block) => block.type === 'image');
  if (images.length < 2 || images.length < blocks.length || images.some((image) => image.href !== undefined)) {
    return [...blocks];
  }
  return [
    reader.withId<Gallery>({
      type: 'gallery',
      images: images.map(({ picture, alt, caption }) => ({ picture, alt, ...(caption !== undefined && { caption }) })),
    }),
  ];
}

function withCaption(blocks: readonly Block[], caption: readonly Inline[], reader: Reader): Block[] {
  const [only] = blocks;
  const canBear =
    blocks.length === 1 &&
    only !== undefined &&
    (only.type === 'image' ||
      only.type === 'gallery' ||
      only.type === 'embed' ||
      only.type === 'table' ||
      only.type === 'codeBlock');
  if (!canBear) return [...blocks, reader.withId({ type: 'paragraph', content: caption })];
  const own = only.caption ?? [];
  return [{ ...only, caption: isEmptyRun(own) ? caption : [...own, { type: 'lineBreak' }, ...caption] }];
}
