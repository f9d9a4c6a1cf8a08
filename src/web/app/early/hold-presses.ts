/** What is pressed before a page's code has come: held, and pressed again in the same order once it answers. */
type Press = {
  readonly target: HTMLElement;
  readonly again: () => void;
  readonly isSubmit: boolean;
};

const presses: Press[] = [];
/** On the button of a form that waits to be sent; `aria-busy` is the page's own. */
const HELD = 'data-held';
const BUTTONS =
  'button:not([popovertarget], [type="reset"]), input:is([type="submit"], [type="image"]), [role="button"]';
/** Links that open something over the page, except where they are steps of the page itself. */
const IN_PLACE = 'a[href^="/m/signin"], a[data-in-place]';
/** What turns something over: pressed twice out of impatience it would be as before. Claps count each. */
const ONCE = '[aria-pressed]:not([data-counts]), [aria-expanded], [aria-haspopup], [role="switch"], a';

let start: () => void;

export function holdPresses(onPress: () => void): void {
  start = onPress;
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('keydown', onKeyDown, true);
}

/**
 * Lets everything through from here on and presses again what waited, sending a form last. Where the code
 * did not come only forms that the server answers by themselves can go on.
 */
export async function letGo(isAlive: boolean): Promise<void> {
  removeEventListener('click', onClick, true);
  removeEventListener('submit', onSubmit, true);
  removeEventListener('keydown', onKeyDown, true);
  const waiting = presses.splice(0);
  for (const button of document.querySelectorAll(`[${HELD}]`)) button.removeAttribute(HELD);
  for (const { target, again } of [
    ...waiting.filter((one) => !one.isSubmit),
    ...waiting.filter((one) => one.isSubmit),
  ]) {
    if (!target.isConnected || !(isAlive || goesWithoutCode(target))) continue;
    again();
    // What it changed is drawn before the next one.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What the server answers where the code does not come. */
const goesWithoutCode = (target: HTMLElement) =>
  target instanceof HTMLAnchorElement || formOf(target)?.hasAttribute('action') === true;

/** Other links, searches and what opens a popover need no code of ours. */
const goesByItself = (form: HTMLFormElement | null | undefined) =>
  form?.hasAttribute('action') === true && form.getAttribute('method')?.toLowerCase() !== 'post';

const formOf = (target: Element): HTMLFormElement | null =>
  target instanceof HTMLFormElement
    ? target
    : target instanceof HTMLButtonElement || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      ? target.form
      : null;

const buttonOf = (target: HTMLElement) =>
  target.matches('button') ? target : formOf(target)?.querySelector('[type="submit"]');

function hold(event: Event, target: HTMLElement, again: () => void, isSubmit: boolean): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  // Whoever presses sees at once that it is on its way, however slowly the code comes.
  if (isSubmit) buttonOf(target)?.setAttribute(HELD, '');
  const isTurn = isSubmit || target.matches(ONCE);
  if (!(isTurn && presses.some((press) => press.target === target))) presses.push({ target, again, isSubmit });
  start();
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(`${BUTTONS}, ${IN_PLACE}`) : null;
  if (target === null) return;
  if (target instanceof HTMLAnchorElement && leavesPage(target, event)) return;
  const form = formOf(target);
  const isSubmit = form !== null && target.matches('[type="submit"], [type="image"], button:not([type])');
  if (isSubmit && goesByItself(form)) return;
  hold(event, target, () => target.click(), isSubmit);
}

/** On the page of signing in its links are its steps; with a modifier a link opens elsewhere. */
function leavesPage(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return location.pathname === link.pathname || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || goesByItself(form)) return;
  hold(event, form, () => form.requestSubmit(event.submitter), true);
}

/** Enter in a field is for its own code before it is for its form; a letter outside fields may be a shortcut (`/` is the loader's own). */
function onKeyDown(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (!(target instanceof HTMLElement) || isComposing || defaultPrevented || altKey) return;
  const again = () => target.dispatchEvent(new KeyboardEvent('keydown', event));
  const hasMod = ctrlKey || metaKey;
  if (target.matches('textarea, input:not([type="submit"], [type="image"], [type="button"], [type="reset"])')) {
    const form = formOf(target);
    if (key !== 'Enter' || goesByItself(form) || (target instanceof HTMLTextAreaElement && !hasMod)) return;
    hold(event, target, () => void (again() && !hasMod && form !== null && send(form)), true);
  } else if ([...key].length === 1 && !/[ /]/.test(key) && !hasMod && !target.matches('select, [contenteditable]')) {
    // What listens already would take it now, and once more when it is pressed again.
    event.stopImmediatePropagation();
    presses.push({ target, again, isSubmit: false });
  }
}

/** As the browser does for Enter: by the form's first button where there is one. */
function send(form: HTMLFormElement): void {
  const button = [...form.elements].find((one) => one.matches('[type="submit"], [type="image"], button:not([type])'));
  if (button instanceof HTMLElement) button.click();
  else form.requestSubmit();
}
