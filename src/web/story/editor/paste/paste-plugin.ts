import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { pasteAddress } from '../embeds/paste-address.ts';
import { insertFiles } from '../media/insert-pictures.ts';
import { newId } from '../new-id.ts';
import { hideUndoOffer, showOffer } from './offer.ts';
import { beginPicture } from './begin-picture.ts';
import { insertPasted } from './insert-pasted.ts';
import { looksLikeMarkdown } from './looks-like-markdown.ts';
import { pasteMarkdown } from './paste-markdown.ts';
import { pastedNodes } from './pasted-nodes.ts';
import { lettersOf, findTag, type PasteElement } from './paste-tree.ts';
import { GDOCS_SLICE, readGdocsSlice } from './read-gdocs-slice.ts';
import { readPasted } from './read-pasted.ts';
import { rtfPictures } from './rtf-pictures.ts';
import { setStylesAside, treeFromHtml } from './tree-from-dom.ts';

/** What a program put on the clipboard becomes blocks of a story (conventions "Editor": paste). */
export function pasting(): Plugin {
  let isPlain = false;
  return new Plugin({
    // Undoing takes back the last step: the offer is gone when another was made.
    view: () => ({ update: (view, before) => void (before.doc !== view.state.doc && hideUndoOffer(view)) }),
    props: {
      handleDOMEvents: {
        // Ctrl or Command, Shift and V: the words alone, as the browser and the editor paste them.
        keydown: (_view, event) => {
          isPlain = event.shiftKey && event.key.toLowerCase() === 'v';
          return false;
        },
        keyup: () => {
          isPlain = false;
          return false;
        },
      },
      transformPastedHTML: setStylesAside,
      handlePaste: (view, event) => {
        const clipboard = event.clipboardData;
        if (clipboard === null || isPlain || view.state.selection.$from.parent.type.spec.code === true) return false;
        return pasteFrom(view, clipboard);
      },
    },
  });
}

function pasteFrom(view: EditorView, clipboard: DataTransfer): boolean {
  const html = clipboard.getData('text/html');
  const text = clipboard.getData('text/plain');
  // Our own pieces are read by the schema itself; their ids are renewed where they stand twice.
  if (isOwn(html)) return false;
  const slice = html === '' ? clipboard.getData(GDOCS_SLICE) : '';
  const tree = html === '' ? (slice === '' ? undefined : readGdocsSlice(slice)) : treeFromHtml(html);
  const files = Array.from(clipboard.files);
  if (files.length > 0 && (tree === undefined || isOnePicture(tree))) {
    insertFiles(view, files);
    return true;
  }
  const isAddressOnly = tree === undefined || lettersOf(tree).trim().length <= text.trim().length;
  if (isAddressOnly && pasteAddress(view, text.trim())) return true;
  if (tree === undefined || isCodeText(tree)) {
    if (!looksLikeMarkdown(text)) return tree !== undefined && pasteTree(view, tree, { text, rtf: '' });
    void pasteMarkdown(view, text);
    return true;
  }
  return pasteTree(view, tree, { text, rtf: clipboard.getData('text/rtf') });
}

/** What else the clipboard says of the same thing. */
type Beside = { readonly text: string; readonly rtf: string };

function pasteTree(view: EditorView, tree: PasteElement, { text, rtf }: Beside): true {
  const pasted = readPasted(tree, newId, rtf === '' ? [] : rtfPictures(rtf));
  if (pasted.blocks.length === 0) {
    // Left to the package that edits tables, an empty table would be an error.
    if (text !== '') view.pasteText(text);
    return true;
  }
  view.dispatch(insertPasted(view.state, pastedNodes(pasted.blocks, beginPicture), pasted.footnotes));
  if (pasted.lostPictures > 0) {
    showOffer(view, { words: formatMessage(messages.lostPictures, { count: pasted.lostPictures }) });
  }
  return true;
}

/** Copied from a story in this editor, or one like it. */
function isOwn(html: string): boolean {
  return /\sdata-pm-slice=/.test(html) && (/\sdata-(?:id|picture)=/.test(html) || !/<(?:img|h[1-6])\b/i.test(html));
}

/** A browser that copies a picture gives its element and its bytes. */
function isOnePicture(tree: PasteElement): boolean {
  return lettersOf(tree).trim() === '' && findTag(tree, 'table') === undefined;
}

/** Editors of code give their colours as HTML; what they hold may be Markdown. */
function isCodeText(tree: PasteElement): boolean {
  const [only, other] = tree.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  return other === undefined && typeof only === 'object' && /white-space:\s*pre/i.test(only.attributes['style'] ?? '');
}
