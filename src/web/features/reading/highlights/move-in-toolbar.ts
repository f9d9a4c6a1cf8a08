/** Arrow keys, Home and End move between the buttons of a toolbar; true where the key did. */
export function moveInToolbar(toolbar: Element, key: string): boolean {
  const buttons = [...toolbar.querySelectorAll<HTMLElement>('button, a')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = nextPlace(key, at, buttons.length);
  if (next === undefined) return false;
  buttons[next]?.focus();
  return true;
}

function nextPlace(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
