import { type CalendarPlace, storyBeyond } from './calendar-arrows.ts';

/** The id of the title of a story in a calendar, at which an address can point. */
export function entryId(id: string): string {
  return `story-${id}`;
}

/** Gives the focus from the title of one story to that of another by an arrow key; false where there is none. */
export function focusBeyond(title: HTMLElement, key: string): boolean {
  const titles = [...(title.closest('[data-calendar]')?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
  const places: readonly CalendarPlace[] = titles.map((one) => ({
    id: one.dataset['entry'] ?? '',
    day: one.closest<HTMLElement>('[data-date]')?.dataset['date'] ?? '',
  }));
  const next = storyBeyond(places, title.dataset['entry'] ?? '', key);
  const found = titles.find((one) => one.dataset['entry'] === next);
  found?.focus();
  return found !== undefined;
}
