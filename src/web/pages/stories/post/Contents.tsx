import { storyMessages } from '#shared/messages/story.ts';
import type { Story } from './lookup-outcome.ts';
import { useEffect, useState } from 'react';
import styles from './Contents.module.css';

/** A heading counts as read once it has passed the upper third of the window. */
const READING_LINE = '0px 0px -66% 0px';

/** The anchor of the last heading that passed the reading line; undefined above the first. */
function useHeadingInView(entries: readonly { readonly anchor: string }[]): string | undefined {
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

type ContentsProps = { readonly entries: Story['content']['tableOfContents'] };

/** The headings of a story beside it, on a wide screen. */
export function ContentsAside({ entries }: ContentsProps) {
  const current = useHeadingInView(entries);
  return (
    <aside className={styles.aside}>
      <nav aria-label={storyMessages.tableOfContents}>
        <p className={styles.title}>{storyMessages.tableOfContents}</p>
        <Headings entries={entries} current={current} />
      </nav>
    </aside>
  );
}

/** The same, folded, above the text of a story on a smaller screen. */
export function FoldedContents({ entries }: ContentsProps) {
  return (
    <aside>
      <details className={styles.folded}>
        <summary className={styles.summary}>{storyMessages.tableOfContents}</summary>
        <Headings entries={entries} current={undefined} />
      </details>
    </aside>
  );
}

function Headings({ entries, current }: ContentsProps & { readonly current: string | undefined }) {
  const top = Math.min(...entries.map((entry) => entry.level));
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.anchor} className={entry.level > top ? styles.deeper : undefined}>
          <a
            className={styles.link}
            href={`#${encodeURIComponent(entry.anchor)}`}
            aria-current={entry.anchor === current ? 'location' : undefined}
            dir="auto"
          >
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  );
}
