import { closeHistory, undo } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import { findEmbed } from '#shared/story/embed-providers.ts';
import { cleanHref, isWebAddress } from '#shared/story/safe-href.ts';
import { ReadLinkPreviewDocument } from '#web/generated/ReadLinkPreview.ts';
import { askGraph } from '../ask-graph.ts';
import { setLink } from '../commands/links.ts';
import { newId } from '../new-id.ts';
import { showOffer } from '../paste/offer.ts';
import { editorSchema, markTypes, nodes } from '../schema/editor-schema.ts';
import { fetchCardPicture } from './card-picture.ts';

/**
 * An address alone: links what is selected, becomes an embed or a card on an empty line, and a link in a line of text
 * (conventions "Editor": paste). False where the text is no address.
 */
export function pasteAddress(view: EditorView, text: string): boolean {
  const href = /^https?:\/\/\S+$/i.test(text) ? cleanHref(text) : undefined;
  if (href === undefined || !isWebAddress(href)) return false;
  const { state } = view;
  const { $from, $to, empty } = state.selection;
  if (!$from.parent.isTextblock || !$from.parent.type.allowsMarkType(markTypes.link)) return false;
  if (!empty) return $from.sameParent($to) && setLink(href)(state, view.dispatch);
  const isOnEmptyLine = $from.parent.type === nodes.paragraph && $from.parent.content.size === 0;
  const link = editorSchema.text(text, [markTypes.link.create({ href })]);
  view.dispatch(closeHistory(state.tr).insert($from.pos, link).setMeta('paste', true).scrollIntoView());
  if (isOnEmptyLine) void replaceByCard(view, href);
  return true;
}

/** The link is there at once; what it leads to comes when the server has read it. */
async function replaceByCard(view: EditorView, href: string): Promise<void> {
  const before = view.state.doc;
  const embed = findEmbed(href);
  const preview = await readPreview(href);
  const id = newId();
  const node =
    embed !== undefined
      ? nodes.embed.create({ id, provider: embed.provider, url: href, title: preview?.title || null })
      : preview === undefined || preview.title === ''
        ? undefined
        : nodes.linkCard.create({
            id,
            url: href,
            title: preview.title,
            description: preview.description || null,
          });
  // Whoever has gone on writing keeps the link.
  if (node === undefined || view.isDestroyed || view.state.doc !== before) return;
  const { $from } = view.state.selection;
  if ($from.depth === 0 || $from.parent.type !== nodes.paragraph) return;
  const tr = closeHistory(view.state.tr).replaceWith($from.before(), $from.after(), [
    node,
    nodes.paragraph.create({ id: newId() }),
  ]);
  tr.setSelection(TextSelection.near(tr.doc.resolve($from.before() + node.nodeSize + 1)));
  view.dispatch(tr.scrollIntoView());
  const words = embed === undefined ? messages.cardKept : messages.embedKept;
  showOffer(view, { words, label: messages.keepAsLink, run: undo });
  if (embed === undefined && preview?.imageUrl) void fetchCardPicture(view, id, preview.imageUrl);
}

/** What the page says of itself, read by the server: the writer's browser asks nothing of the other place. */
async function readPreview(url: string) {
  const result = (await askGraph(ReadLinkPreviewDocument, { url }))?.readLinkPreview;
  return result?.__typename === 'LinkPreview' ? result : undefined;
}
