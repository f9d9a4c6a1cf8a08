/** Tab goes from a mark into its popover and on behind the mark, though the popover stands at the end of the document. */
export function moveByTab(event: KeyboardEvent, mark: HTMLElement, popover: HTMLElement): void {
  const links = [...popover.querySelectorAll('a')];
  const { activeElement } = document;
  const first = links.at(0);
  if (activeElement === mark && !event.shiftKey && first !== undefined) {
    event.preventDefault();
    first.focus();
  } else if (event.shiftKey && activeElement === first) {
    event.preventDefault();
    mark.focus();
  } else if (!event.shiftKey && activeElement === links.at(-1)) {
    // From there the browser itself moves on.
    mark.focus();
  }
}
