import { Fragment, type Node } from '@tiptap/pm/model';
import type { Block, ImageBlock } from '#shared/story/story-document.ts';
import { blockToNode } from '../convert/blocks-to-nodes.ts';
import { nodes } from '../schema/editor-schema.ts';

/** Begins to fetch a picture from its address; gives the id of the upload. */
export type BeginPicture = (url: string) => string;

/** Blocks that were read as nodes. Pictures that we do not keep yet are places for those that come. */
export function pastedNodes(blocks: readonly Block[], begin: BeginPicture): Node[] {
  return blocks.map((block) => (isElsewhere(block) ? placeFor(block, begin) : withPlaces(blockToNode(block), begin)));
}

function isElsewhere(block: Block): block is ImageBlock & { readonly picture: { readonly kind: 'missing' } } {
  return block.type === 'image' && block.picture.kind === 'missing';
}

function placeFor(block: ImageBlock & { readonly picture: { readonly url: string } }, begin: BeginPicture): Node {
  return nodes.upload.create({ id: block.id, image: block, uploads: [begin(block.picture.url)] });
}

/** The same inside of lists, quotes and tables. */
function withPlaces(node: Node, begin: BeginPicture): Node {
  if (node.isTextblock || node.isLeaf) return node;
  const children = node.children.map((child) => {
    const picture = child.attrs['picture'] as { kind?: string; url?: string } | undefined;
    if (child.type !== nodes.image || picture?.kind !== 'missing') return withPlaces(child, begin);
    const { id, alt, layout, href } = child.attrs;
    const image = { type: 'image', id, alt, layout, picture, ...(href === null ? {} : { href }) };
    return nodes.upload.create({ id, image, uploads: [begin(picture.url ?? '')] });
  });
  return node.copy(Fragment.from(children));
}
