import { useEffect, useState } from 'react';

/** A heading counts as read once it has passed the upper third of the window. */
const READING_LINE = '0px 0px -66% 0px';

/** The anchor of the last heading that passed the reading line; undefined above the first. */
export function useHeadingInView(entries: readonly { readonly anchor: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = entries.flatMap(({ anchor }) => document.querySelector(`[id="${CSS.escape(anchor)}"]`) ?? []);
    const update = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
      setCurrent(passed.at(-1)?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: READING_LINE });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
