type DragSteps = {
  readonly onStart: () => void;
  /** The day under the pointer, or no word for what has none; undefined where nothing takes it. */
  readonly onTarget: (day: string | undefined) => void;
  readonly onDrop: (day: string) => void;
  readonly onEnd: () => void;
};

/** In pixels: what moved less was pressed. */
const LEAST = 6;
/** Pixels from the edge of the window within which it scrolls, and how far each time. */
const EDGE = 60;
const STEP = 14;

/** Follows a pointer that was pressed on an entry: a mouse anywhere on it, a finger on its grip, for the rest scrolls. */
export function dragToDay(press: PointerEvent, entry: HTMLElement, steps: DragSteps): void {
  const { target: pressed } = press;
  if (press.button !== 0 || !(pressed instanceof Element) || pressed.closest('button, dialog, [role="menu"]')) return;
  const isByGrip = pressed.closest('[data-grip]') !== null;
  if (press.pointerType !== 'mouse' && !isByGrip) return;
  const from = { x: press.clientX, y: press.clientY + scrollY };
  let isDragging = false;
  let target: string | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    ending.abort();
    entry.style.removeProperty('transform');
    if (!isDragging) return;
    // The click that follows is the end of the drag, and opens nothing.
    const swallow = (click: MouseEvent) => {
      click.preventDefault();
      click.stopPropagation();
    };
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    steps.onEnd();
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== press.pointerId) return;
    const [x, y] = [clientX - from.x, clientY + scrollY - from.y];
    if (!isDragging) {
      if (Math.hypot(x, y) < LEAST) return;
      isDragging = true;
      steps.onStart();
    }
    entry.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    const day = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]')?.dataset['day'];
    if (day !== target) steps.onTarget(day);
    target = day;
    if (clientY < EDGE) scrollBy(0, -STEP);
    else if (clientY > innerHeight - EDGE) scrollBy(0, STEP);
  };
  document.addEventListener('pointermove', onMove, { signal });
  document.addEventListener(
    'pointerup',
    ({ pointerId }) => {
      if (pointerId !== press.pointerId) return;
      end();
      if (isDragging && target !== undefined) steps.onDrop(target);
    },
    { signal },
  );
  document.addEventListener('pointercancel', end, { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}
