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
