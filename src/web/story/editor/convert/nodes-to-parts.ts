import type { Node } from '@tiptap/pm/model';
import type { Block, Gallery, ListItem, Picture, TableCell } from '#shared/story/story-document.ts';
import { nodesToInlines } from './nodes-to-inlines.ts';

type ToBlocks = (parent: Node) => Block[];

/** Parts of blocks that are no blocks themselves: items, cells, pictures of a gallery. */
export function listItems(list: Node, toBlocks: ToBlocks): ListItem[] {
  return list.children.map((item) => {
    const { checked } = item.attrs as { checked: boolean | null };
    return { blocks: toBlocks(item), ...(checked === null ? {} : { checked }) };
  });
}

export function tableRows(table: Node, toBlocks: ToBlocks): TableCell[][] {
  return table.children.map((row) =>
    row.children.map((cell) => {
      const { header, align, colspan, rowspan } = cell.attrs as {
        header: boolean | null;
        align: TableCell['align'] | null;
        colspan: number;
        rowspan: number;
      };
      return {
        content: toBlocks(cell),
        ...(header === null ? {} : { header }),
        ...(align === null ? {} : { align }),
        ...(colspan === 1 ? {} : { columnSpan: colspan }),
        ...(rowspan === 1 ? {} : { rowSpan: rowspan }),
      };
    }),
  );
}

export function galleryImages(gallery: Node): Gallery['images'] {
  return gallery.children
    .filter(({ type }) => type.name === 'galleryImage')
    .map((image) => {
      const { picture, alt } = image.attrs as { picture: Picture; alt: string };
      const caption = image.firstChild;
      return { picture, alt, ...(caption === null ? {} : { caption: nodesToInlines(caption) }) };
    });
}
