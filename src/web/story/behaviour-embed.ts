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
