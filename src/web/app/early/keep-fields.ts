/** What is in the fields of a page before its code has come, so that React learns of it when it takes the page over. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What to tell of each field that was touched, as it was when it was touched last. */
const told = new Map<Field, () => void>();
let endComposition: (() => void) | undefined;
let composition: Promise<void> | undefined;

export function watchFields(): void {
  addEventListener('input', onInput, true);
  addEventListener('compositionstart', () => {
    composition = new Promise((resolve) => (endComposition = resolve));
  });
  addEventListener('compositionend', () => endComposition?.());
}

/**
 * Right before React takes the page over, which sets some texts back. Texts that the browser itself brought
 * back after a reload count as well; a box that it ticked again does not, since that might save something.
 * Settles when nobody is in the middle of a character: setting a value then would break it off.
 */
export async function noteTexts(): Promise<void> {
  await composition;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (!/^(?:checkbox|radio|file|hidden)$/.test(field.type) && field.value !== field.defaultValue)
      told.set(field, rememberText(field));
}

/**
 * Called when React has taken the page over and drawn nothing anew yet: its states know nothing of what
 * was done to the fields. It is told to each field's own code as if done now.
 */
export function tellFields(): void {
  removeEventListener('input', onInput, true);
  const focused = document.activeElement;
  queueMicrotask(() => {
    for (const [field, tell] of told) if (field.isConnected) tell();
    if (!isField(focused) || !focused.isConnected) return;
    if (document.activeElement !== focused) focused.focus({ preventScroll: true });
    // The real one came before anybody listened.
    else focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}

function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function onInput({ target }: Event): void {
  if (!isField(target)) return;
  // What was touched last is told last, as of two radio buttons.
  told.delete(target);
  told.set(target, remember(target));
}

function remember(field: Field): () => void {
  if (field instanceof HTMLSelectElement) {
    const chosen = new Set(field.selectedOptions);
    return () => {
      for (const option of field.options) option.selected = chosen.has(option);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (field.type === 'file') return () => void field.dispatchEvent(new Event('change', { bubbles: true }));
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) return rememberTick(field);
  return rememberText(field);
}

/** React takes a click on a box for a change only where the box was otherwise before. */
function rememberTick(box: HTMLInputElement): () => void {
  const { checked } = box;
  return () => {
    if (box.disabled) return void tickLater(box, checked);
    box.checked = !checked;
    box.click();
  };
}

/** Where boxes save at once, one waits until the one before it is saved. */
async function tickLater(box: HTMLInputElement, checked: boolean): Promise<void> {
  for (let tries = 0; box.disabled && tries < 200; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  if (box.checked !== checked) box.click();
}

/** React compares with what was last set through the field itself, and so not with what the prototype sets. */
function rememberText(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value, selectionStart, selectionEnd } = field;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  return () => {
    field.value = field.defaultValue;
    setter?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
