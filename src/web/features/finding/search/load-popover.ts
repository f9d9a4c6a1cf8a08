import { createElement, type ReactNode } from 'react';

/** Fetches the popover with its styles: a step of its own, since what fetches styles weighs something (`lazy-chunks.ts`). */
export async function loadPopover(field: HTMLInputElement | null, show: (popover: ReactNode) => void): Promise<void> {
  const { SearchPopover } = await import('./SearchPopover.tsx');
  if (field?.form) show(createElement(SearchPopover, { form: field.form }));
}
