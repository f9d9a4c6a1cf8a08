import { copyText, createStatus } from './story-status.ts';
import { addCopyButtons } from './behaviour-code.ts';
import { openEmbed } from './behaviour-embed.ts';
import { openNote } from './behaviour-note.ts';
import { makeZoomable, openZoom } from './behaviour-zoom.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';

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
      if (anchor !== null) void copyText(anchor.href, storyBodyMessages.linkCopied, status);
      else if (note !== null && openNote(article, note)) event.preventDefault();
      else if (card !== null && openEmbed(card)) event.preventDefault();
      else if (frame !== null) openZoom(article, frame);
    },
    { signal },
  );
  article.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const frame = event.target instanceof HTMLElement && event.target.matches('.frame[role=button]');
      if (!frame || !(event.target instanceof HTMLElement)) return;
      event.preventDefault();
      openZoom(article, event.target);
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
