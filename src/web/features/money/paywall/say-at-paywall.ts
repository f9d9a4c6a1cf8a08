/** Says something in the line of the paywall that is there for it, so that nothing moves. */
export function sayAtPaywall(text: string, isFinal = false): void {
  const paywall = document.querySelector('[data-paywall]');
  const line = paywall?.querySelector('[data-paywall-status]');
  if (line) line.textContent = text;
  if (isFinal) paywall?.setAttribute('data-paywall', 'closed');
}
