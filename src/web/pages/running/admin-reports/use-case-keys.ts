import { useEffect } from 'react';
import { focusOnce } from '#web/parts/dialog/remember-focus.ts';

const FIELDS = 'input, textarea, select, dialog, [role="menu"]';
const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** `j` and `k` go from one case to the next, where one does not type: the focus is on the heading of each. */
export function useCaseKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.key.toLowerCase()];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
      const headings = caseHeadings();
      const here = headings.findIndex((one) => one.closest('section')?.contains(document.activeElement));
      const heading = headings[here === -1 ? 0 : here + step];
      if (!heading) return;
      event.preventDefault();
      focusOnce(heading);
      heading.scrollIntoView({ block: 'center', behavior: 'instant' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** The next case has the focus once that around `decided` is; after the last one, the one before it. */
export function focusNextCase(decided: Element | null): void {
  const headings = caseHeadings();
  const here = headings.findIndex((one) => one.closest('section')?.contains(decided));
  const heading = headings[here + 1] ?? headings[here - 1];
  if (here !== -1 && heading) focusOnce(heading);
}

function caseHeadings(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main section:has([data-entry]) h2')];
}
