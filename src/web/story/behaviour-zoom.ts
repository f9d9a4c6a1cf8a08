import { storyOpenerMessages } from '#shared/messages/story-openers.ts';

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
