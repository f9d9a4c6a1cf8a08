import type { NodeSpec, NodeType } from '@tiptap/pm/model';

/**
 * A node that is never made: whatever carries a caption may begin with it. ProseMirror erases from the middle of one
 * node to the middle of another by joining what remains of both, and refuses at the last moment to join two nodes
 * that cannot begin alike, such as code and a gallery, although the rest (a caption) fits. A missing attribute
 * keeps it out of whatever ProseMirror fills in by itself.
 */
export const jointNode = { attrs: { never: {} } } satisfies NodeSpec;

/** What a picture or a card holds: a caption, or nothing. */
export const captionOnly = 'joint? caption?';

export function holdsCaptionOnly(type: NodeType): boolean {
  return type.spec.content === captionOnly;
}
