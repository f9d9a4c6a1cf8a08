const MAC_SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** A shortcut as the keyboard at hand is labelled: `Ctrl+B`, `⌘B`. */
export function shortcutText(shortcut: string, isMac = isApple()): string {
  const keys = shortcut.split('+');
  return isMac
    ? keys.map((key) => MAC_SIGNS[key] ?? key).join('')
    : keys.map((key) => (key === 'Mod' ? 'Ctrl' : key)).join('+');
}

/** Whether shortcuts are told of: not where fingers are all there is, though a phone may have a keyboard on its screen. */
export function showsShortcuts(): boolean {
  return typeof matchMedia === 'undefined' || !matchMedia('(hover: none) and (pointer: coarse)').matches;
}

function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
}
