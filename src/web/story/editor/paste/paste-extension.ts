import type { EditorExtension } from '../extensions.ts';
import { hideOffer } from './offer.ts';
import { pasting } from './paste-plugin.ts';

/** What comes from the clipboard. */
export const pasteExtension: EditorExtension = {
  plugins: [pasting],
  attach: (view) => () => hideOffer(view),
};
