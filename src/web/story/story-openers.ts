import { storyOpenerMessages } from '#shared/messages/story-openers.ts';

/** Distance between a reference and its note, and between a note and the edge of the window, in CSS pixels. */
const GAP = 8;

/** Shows a note beside its reference, in a browser that has popovers. */
export function openNote(article: HTMLElement, reference: HTMLAnchorElement): void {
  const note = document.getElementById(decodeURIComponent(reference.hash.slice(1)));
  if (note === null) return;
  article.querySelector(':scope > .note-popover')?.remove();
  const popover = document.createElement('div');
  popover.className = 'note-popover';
  popover.popover = 'auto';
  popover.setAttribute('role', 'dialog');
  popover.setAttribute('aria-label', reference.getAttribute('aria-label') ?? '');
  popover.tabIndex = -1;
  for (const child of note.childNodes) popover.append(child.cloneNode(true));
  popover.querySelectorAll('.footnote-back, .copy-code').forEach((element) => element.remove());
  // Behind a list, a quote or a picture the ways back stand in a paragraph of their own.
  const last = popover.lastElementChild;
  if (last?.tagName === 'P' && last.textContent.trim() === '' && last.childElementCount === 0) last.remove();
  popover.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  article.append(popover);
  popover.addEventListener('toggle', (event) => {
    if ('newState' in event && event.newState === 'closed') popover.remove();
  });
  popover.showPopover();
  place(popover, reference);
  popover.focus({ preventScroll: true });
}

/** Below the reference; above it where there is no room; always inside the window. */
function place(popover: HTMLElement, reference: HTMLElement): void {
  const at = reference.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const fitsBelow = at.bottom + GAP + height <= window.innerHeight;
  const left = Math.min(
    Math.max(GAP, at.left + at.width / 2 - width / 2),
    document.documentElement.clientWidth - width - GAP,
  );
  popover.style.left = `${left}px`;
  popover.style.top = `${fitsBelow ? at.bottom + GAP : Math.max(GAP, at.top - GAP - height)}px`;
}

/** What a frame may do: play and be used, but not take over the window or read it. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation';

/** Puts the provider's frame above its card, on the reader's press and not before. */
export function openEmbed(card: HTMLElement): void {
  const figure = card.closest<HTMLElement>('[data-embed-src]');
  const address = figure?.dataset['embedSrc'];
  if (figure === null || address === undefined || !address.startsWith('https://')) return;
  const frame = document.createElement('iframe');
  frame.title = figure.dataset['embedTitle'] ?? '';
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = 'fullscreen; picture-in-picture; encrypted-media';
  // Some providers refuse to play where they are not told the site.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address;
  figure.classList.add('is-open');
  card.before(frame);
  frame.focus();
}

/** The picture alone in the window; Esc, a press anywhere or the button closes it, and focus goes back. */
export function openZoom(article: HTMLElement, frame: HTMLElement): void {
  const image = frame.querySelector<HTMLImageElement>('img[data-zoom]');
  if (image === null) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt || storyOpenerMessages.picture);
  const large = document.createElement('img');
  large.src = image.dataset['zoom'] ?? image.src;
  large.alt = image.alt;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = storyOpenerMessages.close;
  dialog.append(large, close);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    frame.focus({ preventScroll: true });
  });
  article.append(dialog);
  dialog.showModal();
}
