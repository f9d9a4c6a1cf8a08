import type { Graph } from '#web/app/graph/graph-context.ts';
import { createOnePopover } from './one-popover.ts';

/** Tab goes from a mark into its popover and on behind the mark, though the popover stands at the end of the document. */
function moveByTab(event: KeyboardEvent, mark: HTMLElement, popover: HTMLElement): void {
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

/** Every mark says of itself what it is about. */
const MARK = '[data-member-mark]';
/** Milliseconds that a pointer rests on a mark before it opens, and until what it left closes. */
const HOVER_DELAY = 500;
const HIDE_DELAY = 100;

/**
 * Opens the popover of a member-only star or a Friend badge by hover, focus and press, wherever on the site it stands
 * (SHELL-18). Escape, a press outside and leaving close it.
 */
export function watchMemberMarks(graph: Graph): void {
  const one = createOnePopover(graph);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (run: () => void, delay: number) => {
    timer = setTimeout(run, delay);
  };
  const isOurs = (target: EventTarget | null) => {
    const shown = one.shown();
    return target instanceof Node && (shown?.mark.contains(target) || shown?.popover.element.contains(target));
  };

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    const mark = markOf(target);
    if (mark !== undefined && mark !== one.shown()?.mark) later(() => one.open(mark, 'hover'), HOVER_DELAY);
    else if (one.openedBy() === 'hover' && !isOurs(target)) later(one.close, HIDE_DELAY);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const mark = markOf(target);
    if (mark?.matches(':focus-visible')) one.open(mark, 'focus');
    else if (mark === undefined && !isOurs(target)) one.close();
  };
  const onClick = ({ target }: MouseEvent) => {
    const mark = markOf(target);
    if (mark !== undefined) {
      const isAgain = one.shown()?.mark === mark && one.openedBy() === 'press';
      if (isAgain) one.close();
      else one.open(mark, 'press');
    } else if (!isOurs(target) || (target instanceof Element && target.closest('a') !== null)) one.close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const shown = one.shown();
    if (shown === undefined) return;
    const { mark, popover } = shown;
    if (event.key === 'Tab') moveByTab(event, mark, popover.element);
    if (event.key !== 'Escape') return;
    if (popover.element.contains(document.activeElement)) mark.focus();
    one.close();
  };

  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  addEventListener('popstate', one.close);
  // What was pressed or pointed at before anything listened.
  const pressed = markOf(document.activeElement);
  const pointedAt = document.querySelector<HTMLElement>(`${MARK}:hover`);
  if (pressed !== undefined) one.open(pressed, 'press');
  else if (pointedAt !== null) later(() => one.open(pointedAt, 'hover'), HOVER_DELAY);
}

const markOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>(MARK) ?? undefined) : undefined;
