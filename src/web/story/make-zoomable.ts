import { formatMessage } from '#shared/messages/format-message.ts';
import { storyBehaviourMessages } from '#shared/messages/story-behaviour.ts';

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
        ? storyBehaviourMessages.enlargePicture
        : formatMessage(storyBehaviourMessages.enlargePictureNamed, { name: image.alt }),
    );
  }
}
