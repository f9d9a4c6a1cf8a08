import { openTextStorage } from '#shared/storage/text-storage.ts';
import { storageKey } from '#shared/storage/stored-json.ts';
import { trackEvent } from '../telemetry/track-event.ts';

/** A quarter of a card (2§9) for half a second (decisions 122). */
const THRESHOLD = 0.25;
const LONG_ENOUGH = 500;
/** Of one session, so that its storage stays small. */
const MOST = 1_000;

/** Tells of each story that is shown on a card: once in a session of the browser (decisions 122). */
export function watchPresentations(): void {
  const storage = openTextStorage(() => sessionStorage);
  const key = storageKey('presented');
  const told = new Set((storage.getItem(key) ?? '').split(' '));
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const seen = new WeakSet<Element>();
  const tell = (card: Element) => {
    const postId = card.querySelector('[data-story]')?.getAttribute('data-story');
    if (!postId || told.has(postId) || told.size > MOST) return;
    told.add(postId);
    storage.setItem(key, [...told].join(' '));
    trackEvent('post.presented', { postId });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target));
        if (isIntersecting)
          waiting.set(
            target,
            setTimeout(() => tell(target), LONG_ENOUGH),
          );
      }
    },
    { threshold: THRESHOLD },
  );
  const look = () => {
    for (const title of document.querySelectorAll('article [data-story]')) {
      const card = title.closest('article');
      if (card === null || seen.has(card)) continue;
      seen.add(card);
      observer.observe(card);
    }
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
