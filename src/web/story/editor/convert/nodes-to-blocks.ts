import type { Node } from '@tiptap/pm/model';
import type { Block, Callout, Embed, Heading, ImageBlock, Inline, LinkCard } from '#shared/story/story-document.ts';
import { isEmptyFiller } from '../schema/filler.ts';
import { galleryImages, listItems, tableRows } from './nodes-to-parts.ts';
import { nodesToInlines } from './nodes-to-inlines.ts';

const known = new WeakMap<Node, Block>();

/** The blocks among the children of a node: fillers and formulas without a word are left out. */
export function nodesToBlocks(parent: Node): Block[] {
  const blocks: Block[] = [];
  parent.forEach((node) => {
    const block = nodeToBlock(node);
    if (block !== undefined) blocks.push(block);
  });
  return blocks;
}

/** Nodes never change, so each is converted once: after a keystroke only what holds the cursor is made anew. */
export function nodeToBlock(node: Node): Block | undefined {
  const before = known.get(node);
  if (before !== undefined) return before;
  const block = isEmptyFiller(node) ? undefined : convert(node);
  if (block !== undefined) known.set(node, block);
  return block;
}

function convert(node: Node): Block | undefined {
  const id = String(node.attrs['id']);
  switch (node.type.name) {
    case 'paragraph': {
      const { direction } = node.attrs as { direction: 'ltr' | 'rtl' | null };
      const content = nodesToInlines(node);
      return { type: 'paragraph', id, content, ...(direction === null ? {} : { direction }) };
    }
    case 'heading': {
      const { level, anchor } = node.attrs as { level: Heading['level']; anchor: string | null };
      return { type: 'heading', id, level, content: nodesToInlines(node), ...(anchor === null ? {} : { anchor }) };
    }
    case 'blockQuote':
      return { type: 'blockQuote', id, blocks: nodesToBlocks(node) };
    case 'pullQuote': {
      const content = nodesToInlines(node.child(0));
      return { type: 'pullQuote', id, content, ...optional(node, 'attribution', 'attribution') };
    }
    case 'codeBlock': {
      const { language } = node.attrs as { language: string | null };
      const text = node.child(0).textContent;
      return { type: 'codeBlock', id, ...(language === null ? {} : { language }), text, ...captionOf(node) };
    }
    case 'mathBlock': {
      const tex = String(node.attrs['tex']);
      return tex === '' ? undefined : { type: 'mathBlock', id, tex };
    }
    case 'image': {
      const { picture, alt, layout, href } = node.attrs as Pick<ImageBlock, 'picture' | 'alt' | 'layout'> & {
        href: string | null;
      };
      const leads = href === null ? {} : { href };
      return { type: 'image', id, picture, alt, layout, ...captionOf(node), ...leads };
    }
    case 'gallery': {
      const images = galleryImages(node);
      return images.length === 0 ? undefined : { type: 'gallery', id, images, ...captionOf(node) };
    }
    case 'embed': {
      const { provider, url, title } = node.attrs as Pick<Embed, 'provider' | 'url'> & { title: string | null };
      return { type: 'embed', id, provider, url, ...(title === null ? {} : { title }), ...captionOf(node) };
    }
    case 'linkCard':
      return convertLinkCard(node, id);
    case 'bulletList':
      return { type: 'list', id, ordered: false, ...startOf(node), items: listItems(node, nodesToBlocks) };
    case 'orderedList':
      return { type: 'list', id, ordered: true, ...startOf(node), items: listItems(node, nodesToBlocks) };
    case 'tableFigure': {
      const table = node.child(0);
      const headerRows = Math.min(Number(table.attrs['headerRows']), 1_000);
      return { type: 'table', id, ...captionOf(node), headerRows, rows: tableRows(table, nodesToBlocks) };
    }
    case 'callout': {
      const { kind } = node.attrs as Pick<Callout, 'kind'>;
      return { type: 'callout', id, kind, ...optional(node, 'title', 'calloutTitle'), blocks: nodesToBlocks(node) };
    }
    case 'separator':
      return { type: 'separator', id };
    default:
      return undefined;
  }
}

function convertLinkCard(node: Node, id: string): LinkCard {
  const { url, title, description, picture } = node.attrs as Pick<LinkCard, 'url' | 'title'> & {
    description: string | null;
    picture: LinkCard['picture'] | null;
  };
  return {
    type: 'linkCard',
    id,
    url,
    title,
    ...(description === null ? {} : { description }),
    ...(picture === null ? {} : { picture }),
  };
}

function startOf(node: Node): { start?: number } {
  const { start } = node.attrs as { start: number | null };
  return start === null ? {} : { start };
}

function captionOf(node: Node): { caption?: Inline[] } {
  return optional(node, 'caption', 'caption');
}

function optional<Field extends string>(node: Node, field: Field, type: string): { [Key in Field]?: Inline[] } {
  const child = node.children.find(({ type: { name } }) => name === type);
  return child === undefined ? {} : ({ [field]: nodesToInlines(child) } as { [Key in Field]?: Inline[] });
}
