import type { Command } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { rootOf } from '../menus/place-in-root.ts';

/** Said after something was pasted: what became of it, and how to have it otherwise. */
export type Offer = { readonly words: string; readonly label?: string; readonly run?: Command };

/** How long it stays, in milliseconds; while a pointer or the focus is on it, it stays. */
const STAYS = 12_000;
const shown = new WeakMap<EditorView, { readonly offer: Offer; readonly close: () => void }>();

/** Shows a line below the text with at most one button. The text keeps the focus; Ctrl+Z does the same. */
export function showOffer(view: EditorView, offer: Offer): void {
  const { words, label, run } = offer;
  hideOffer(view);
  const box = document.createElement('div');
  box.className = 'paste-offer';
  box.setAttribute('role', 'status');
  const text = document.createElement('span');
  text.textContent = words;
  box.append(text);
  if (label !== undefined && run !== undefined) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'upload-button';
    button.textContent = label;
    button.addEventListener('click', () => {
      hideOffer(view);
      run(view.state, view.dispatch, view);
      view.focus();
    });
    box.append(button);
  }
  rootOf(view).append(box);
  const timer = setInterval(() => {
    if (!box.matches(':hover, :focus-within')) hideOffer(view);
  }, STAYS);
  const close = (): void => {
    clearInterval(timer);
    box.remove();
  };
  shown.set(view, { offer, close });
}

/** Takes away an offer to undo, once something else would be undone. */
export function hideUndoOffer(view: EditorView): void {
  if (shown.get(view)?.offer.run !== undefined) hideOffer(view);
}

/** Changes the text in a way that undoing knows nothing of: what is offered still holds. */
export function keepOffer(view: EditorView, change: () => void): void {
  const offer = shown.get(view)?.offer;
  change();
  if (offer !== undefined && !shown.has(view)) showOffer(view, offer);
}

/** Takes it away. */
export function hideOffer(view: EditorView): void {
  shown.get(view)?.close();
  shown.delete(view);
}
