import { isBot } from '#shared/telemetry/is-bot.ts';

/** A quarter of a card for half a second (rule 122). */
const THRESHOLD = 0.25;
const LONG_ENOUGH = 500;

/** Tells of each story that is shown on a card, once in a session of the browser, and of those opened (rule 122). */
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
  addEventListener('click', tellOpened, { capture: true });
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}

/** A link of the story itself, not of its author or its topic. */
function tellOpened({ target, isTrusted }: Event): void {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const postId = link?.closest('article')?.querySelector('[data-story]')?.getAttribute('data-story');
  if (!isTrusted || !postId || !link?.getAttribute('href')?.includes(postId)) return;
  void import('./tell-presentation.ts').then(({ tellClick }) => tellClick(postId));
}
