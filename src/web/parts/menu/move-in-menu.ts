/** Where a key leads among so many items, from the one at `index` (-1 for none); undefined for other keys. */
export function nextItem(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

const ITEMS = '[role="menuitem"]';

/** Moves the focus inside a menu by arrows, Home, End, and the first letter of an item; true where it took the key. */
export function moveInMenu(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
  const index = items.findIndex((item) => item === document.activeElement);
  const at = nextItem(key, index, items.length) ?? startingWith(items, key, index);
  if (at === undefined) return false;
  items[at]?.focus();
  return true;
}

function startingWith(items: readonly HTMLElement[], key: string, index: number): number | undefined {
  if ([...key].length !== 1 || key === ' ') return undefined;
  const isIt = ({ textContent }: HTMLElement) => textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const behind = items.findIndex((item, at) => at > index && isIt(item));
  const first = behind === -1 ? items.findIndex(isIt) : behind;
  return first === -1 ? undefined : first;
}

/** Brings the focus to the first item of a menu that has just opened or changed. */
export function focusFirst(menu: HTMLElement): void {
  menu.querySelector<HTMLElement>(ITEMS)?.focus({ preventScroll: true });
}
