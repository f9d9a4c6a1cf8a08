import { deleteSelection } from '@tiptap/pm/commands';
import { type Command, NodeSelection } from '@tiptap/pm/state';
import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import { editorMenuMessages } from '#shared/messages/editor-menus.ts';
import type { Picture } from '#shared/story/story-document.ts';
import { moveBlock } from '../commands/move-block.ts';
import { openCaption, openGalleryCaption } from '../commands/optional-parts.ts';
import { around, selectedIn } from '../commands/places.ts';
import type { BlockChoice, BlockTool, FindBlockTools } from '../menus/block-tools.ts';
import { nodes } from '../schema/editor-schema.ts';
import { focusChoice } from './focus-choice.ts';
import { pickForTarget } from './insert-pictures.ts';

/** The bar of a picture or a gallery. */
export const pictureTools: FindBlockTools = (state) => {
  const place = selectedIn(state, nodes.image, nodes.galleryImage, nodes.gallery);
  if (place === undefined) return null;
  const { node, position } = place;
  const isWhole = state.selection instanceof NodeSelection && state.selection.from === position;
  const isGallery = node.type !== nodes.image;
  const picture = node.attrs['picture'] as Picture | undefined;
  const other = isGallery ? messages.galleryAdd : messages.replacePicture;
  const tools: BlockTool[] = [
    { key: 'caption', label: editorMenuMessages.caption, sign: editorMenuMessages.caption, command: openCaption },
    ...(node.type === nodes.gallery
      ? []
      : [
          {
            key: 'alt',
            label: messages.altLabel,
            sign: messages.altLabel,
            leavesText: true,
            command: openAlt(position),
          },
        ]),
    ...(node.type === nodes.galleryImage
      ? [{ key: 'gallery', label: messages.galleryCaption, sign: messages.galleryCaption, command: openGalleryCaption }]
      : []),
    { key: 'other', label: other, sign: other, command: pickForTarget },
  ];
  const whole: BlockTool[] = [
    { key: 'up', label: editorMenuMessages.moveUp, sign: 'up', command: moveBlock(-1) },
    { key: 'down', label: editorMenuMessages.moveDown, sign: 'down', command: moveBlock(1) },
    { key: 'delete', label: editorMenuMessages.deleteBlock, sign: 'deleteBlock', command: deleteSelection },
  ];
  const choices: BlockChoice[] = [
    ...(node.type === nodes.image ? [layoutChoice(String(node.attrs['layout']), position)] : []),
    ...(picture?.kind === 'stored' ? [focusChoice(picture, position)] : []),
  ];
  return {
    name: 'picture',
    label: messages.pictureBar,
    // The pictures of a gallery stand side by side: only the edge of the whole has room for the bar.
    position:
      (node.type === nodes.galleryImage ? around(state.doc.resolve(position), nodes.gallery) : place)?.position ??
      position,
    choices,
    tools: isWhole ? [...tools, ...whole] : tools,
  };
};

/** Into the field for the words of those who do not see the picture. */
function openAlt(position: number): Command {
  return (state, _dispatch, view) => {
    const figure = view?.nodeDOM(position);
    if (!(figure instanceof HTMLElement) || view === undefined) return false;
    view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, position)));
    figure.querySelector<HTMLElement>(':scope > .alt-row .alt-field')?.focus();
    return true;
  };
}

/** The widths. */
function layoutChoice(value: string, position: number): BlockChoice {
  return {
    key: 'layout',
    label: messages.layoutLabel,
    value,
    options: [
      ['inset', messages.layoutInset],
      ['outset', messages.layoutOutset],
      ['full', messages.layoutFull],
      ['side', messages.layoutSide],
    ],
    choose: (layout) => setPictureAttribute(position, 'layout', layout),
  };
}

/** Changes a picture that stays selected. */
function setPictureAttribute(position: number, name: string, value: unknown): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.setNodeAttribute(position, name, value));
    return true;
  };
}
