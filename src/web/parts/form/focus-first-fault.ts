/** Leads to the first field that is wrong, once the form shows which: otherwise who pressed the button looks for it. */
export function focusFirstFault(form: HTMLElement | null): void {
  setTimeout(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
    // Its sentence stands below it, where the foot of a sheet would cover it.
    wrong?.scrollIntoView({ block: 'center' });
  });
}
