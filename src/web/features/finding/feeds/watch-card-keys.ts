const FIELDS = 'input, textarea, select, [contenteditable="true"], dialog, [role="menu"]';
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** `j` and `k` go from card to card, where one does not type and nothing lies over the page (conventions, "Reading"). */
export function watchCardKeys(): void {
  document.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
    const card = nextCard(step);
    if (card === undefined) return;
    event.preventDefault();
    card.querySelector<HTMLElement>('[data-story] a')?.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/** The card after or before the one that holds the focus; from elsewhere the first one on the screen. */
function nextCard(step: 1 | -1): HTMLElement | undefined {
  const cards = [...document.querySelectorAll<HTMLElement>('main article:has([data-story] a):not(aside article)')];
  const here = cards.findIndex((card) => card.contains(document.activeElement));
  if (here !== -1) return cards[here + step];
  return cards.find((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}
