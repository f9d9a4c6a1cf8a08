export const ANNOUNCER = 'announcer';

/** Says the title of a new screen to those who listen. */
export function announce(title: string): void {
  const region = document.getElementById(ANNOUNCER);
  if (region !== null) region.textContent = title;
}
