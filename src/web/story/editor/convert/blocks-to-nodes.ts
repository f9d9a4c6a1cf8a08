import type { Node } from '@tiptap/pm/model';
import type { Block, Inline, List, Table } from '#shared/story/story-document.ts';
import { editorSchema, nodes } from '../schema/editor-schema.ts';
import { inlinesToNodes } from './inlines-to-nodes.ts';

/** Blocks as nodes; where there is none, a paragraph that stands for the place and is no part of the document. */
export function blocksToNodes(blocks: readonly Block[]): Node[] {
  return blocks.length === 0 ? [filler()] : blocks.map(blockToNode);
}

/** A place to write that is left out of the document while nothing is written there. */
export function filler(): Node {
  return nodes.paragraph.create({ isFiller: true });
}

export function blockToNode(block: Block): Node {
  const { id } = block;
  switch (block.type) {
    case 'paragraph':
      return nodes.paragraph.create({ id, direction: block.direction ?? null }, inlinesToNodes(block.content));
    case 'heading':
      return nodes.heading.create(
        { id, level: block.level, anchor: block.anchor ?? null },
        inlinesToNodes(block.content),
      );
    case 'blockQuote':
      return nodes.blockQuote.create({ id }, blocksToNodes(block.blocks));
    case 'pullQuote':
      return nodes.pullQuote.create({ id }, [
        nodes.quoteText.create(null, inlinesToNodes(block.content)),
        ...optional('attribution', block.attribution),
      ]);
    case 'codeBlock':
      return nodes.codeBlock.create({ id, language: block.language ?? null }, [
        nodes.codeText.create(null, block.text === '' ? [] : [editorSchema.text(block.text)]),
        ...optional('caption', block.caption),
      ]);
    case 'mathBlock':
      return nodes.mathBlock.create({ id, tex: block.tex });
    case 'image': {
      const { picture, alt, layout, href } = block;
      return nodes.image.create({ id, picture, alt, layout, href: href ?? null }, optional('caption', block.caption));
    }
    case 'gallery':
      return nodes.gallery.create({ id }, [
        ...block.images.map(({ picture, alt, caption }) =>
          nodes.galleryImage.create({ picture, alt }, optional('caption', caption)),
        ),
        ...optional('caption', block.caption),
      ]);
    case 'embed': {
      const { provider, url, title } = block;
      return nodes.embed.create({ id, provider, url, title: title ?? null }, optional('caption', block.caption));
    }
    case 'linkCard': {
      const { url, title, description, picture } = block;
      return nodes.linkCard.create({ id, url, title, description: description ?? null, picture: picture ?? null });
    }
    case 'list':
      return listToNode(block);
    case 'table':
      return tableToNode(block);
    case 'callout':
      return nodes.callout.create({ id, kind: block.kind }, [
        ...optional('calloutTitle', block.title),
        ...blocksToNodes(block.blocks),
      ]);
    case 'separator':
      return nodes.separator.create({ id });
    default:
      return block satisfies never;
  }
}

function listToNode({ id, ordered, start, items }: List): Node {
  const children = items.map((item) =>
    nodes.listItem.create({ checked: item.checked ?? null }, blocksToNodes(item.blocks)),
  );
  return ordered
    ? nodes.orderedList.create({ id, start: start ?? null }, children)
    : nodes.bulletList.create({ id, start: start ?? null }, children);
}

function tableToNode({ id, headerRows, rows, caption }: Table): Node {
  const children = rows.map((row) =>
    nodes.tableRow.create(
      null,
      row.map(({ content, header, align, columnSpan, rowSpan }) =>
        nodes.tableCell.create(
          { header: header ?? null, align: align ?? null, colspan: columnSpan ?? 1, rowspan: rowSpan ?? 1 },
          blocksToNodes(content),
        ),
      ),
    ),
  );
  return nodes.tableFigure.create({ id }, [
    nodes.table.create({ headerRows }, children),
    ...optional('caption', caption),
  ]);
}

/** A field that may be absent is a node that may be absent. */
function optional(type: 'caption' | 'attribution' | 'calloutTitle', inlines: readonly Inline[] | undefined): Node[] {
  return inlines === undefined ? [] : [nodes[type].create(null, inlinesToNodes(inlines))];
}
