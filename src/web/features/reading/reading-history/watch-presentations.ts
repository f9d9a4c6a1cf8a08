import { isBot } from '#shared/telemetry/is-bot.ts';

/** A quarter of a card for half a second (rule 122). */
const THRESHOLD = 0.25;
const LONG_ENOUGH = 500;

/** Tells of each story that is shown on a card: once in a session of the browser (rule 122). */
export function watchPresentations(): void {
  if (isBot(navigator.userAgent)) return;
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const seen = new WeakSet<Element>();
  const tell = (card: Element) => {
    const postId = card.querySelector('[data-story]')?.getAttribute('data-story');
    if (postId) void import('./tell-presentation.ts').then(({ tellPresentation }) => tellPresentation(postId));
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
