/** Leads to the first field that is wrong, once the form shows which: otherwise who pressed the button looks for it. */
export function focusFirstFault(form: HTMLElement | null): void {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
