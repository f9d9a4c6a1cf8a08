import { copyText, createStatus } from './story-status.ts';
import { addCopyButtons } from './behaviour-code.ts';
import { storyBehaviourMessages } from '#shared/messages/story-behaviour.ts';
import { formatMessage } from '#shared/messages/format-message.ts';

/** Pictures that can be enlarged become buttons; a placeholder that is covered goes away. */
function makeZoomable(article: HTMLElement): void {
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

/** What opens over a story is fetched when the first thing is opened. */
const loadOpeners = () => import('./story-openers.ts');
const canPopOver = () => 'showPopover' in HTMLElement.prototype;

/**
 * Makes the HTML of a story body alive: enlarged pictures, copied code and section links, notes beside
 * the text, frames of other places. Listens on the article alone; without it everything is still a link
 * or text. The function it gives takes all of it away again.
 */
export function attachStoryBehaviour(article: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const status = createStatus(article);
  const removeButtons = addCopyButtons(article, status);
  makeZoomable(article);

  article.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (target === undefined || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const anchor = target.closest<HTMLAnchorElement>('a.anchor');
      const note = target.closest<HTMLAnchorElement>('.footnote-reference a');
      const card = target.closest<HTMLElement>('[data-embed-src]:not(.is-open) > .embed-card');
      const frame = target.closest<HTMLElement>('.frame[role=button]');
      if (anchor !== null) void copyText(anchor.href, storyBehaviourMessages.linkCopied, status);
      else if (note !== null && canPopOver()) {
        event.preventDefault();
        void loadOpeners().then(({ openNote }) => openNote(article, note));
      } else if (card !== null) {
        event.preventDefault();
        void loadOpeners().then(({ openEmbed }) => openEmbed(card));
      } else if (frame !== null) void loadOpeners().then(({ openZoom }) => openZoom(article, frame));
    },
    { signal },
  );
  article.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.matches('.frame[role=button]')) return;
      event.preventDefault();
      void loadOpeners().then(({ openZoom }) => openZoom(article, target));
    },
    { signal },
  );

  return () => {
    stop.abort();
    removeButtons();
    status.remove();
    article.querySelectorAll(':scope > :is(.zoom, .note-popover)').forEach((element) => element.remove());
  };
}
