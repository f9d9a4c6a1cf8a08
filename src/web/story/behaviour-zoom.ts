import { formatMessage } from '#shared/messages/format-message.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';

/** Pictures that can be enlarged become buttons; a placeholder that is covered goes away. */
export function makeZoomable(article: HTMLElement): void {
  for (const image of article.querySelectorAll<HTMLImageElement>('img[data-zoom]')) {
    const frame = image.parentElement;
    if (frame === null) continue;
    frame.setAttribute('role', 'button');
    frame.tabIndex = 0;
    frame.setAttribute(
      'aria-label',
      image.alt === ''
        ? storyBodyMessages.enlargePicture
        : formatMessage(storyBodyMessages.enlargePictureNamed, { name: image.alt }),
    );
  }
}

/** The picture alone in the window; Esc, a press anywhere or the button closes it, and focus goes back. */
export function openZoom(article: HTMLElement, frame: HTMLElement): void {
  const image = frame.querySelector<HTMLImageElement>('img[data-zoom]');
  if (image === null) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt || storyBodyMessages.picture);
  const large = document.createElement('img');
  large.src = image.dataset['zoom'] ?? image.src;
  large.alt = image.alt;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = storyBodyMessages.close;
  dialog.append(large, close);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    frame.focus({ preventScroll: true });
  });
  article.append(dialog);
  dialog.showModal();
}
