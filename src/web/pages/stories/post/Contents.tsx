import { storyMessages } from '#shared/messages/story.ts';
import styles from './Contents.module.css';
import type { Story } from './lookup-outcome.ts';
import { useHeadingInView } from './use-heading-in-view.ts';

type ContentsProps = { readonly entries: Story['content']['tableOfContents'] };

/** The headings of a story beside it, on a wide screen. */
export function ContentsAside({ entries }: ContentsProps) {
  const current = useHeadingInView(entries);
  return (
    <nav className={styles.aside} aria-label={storyMessages.tableOfContents}>
      <p className={styles.title}>{storyMessages.tableOfContents}</p>
      <Headings entries={entries} current={current} />
    </nav>
  );
}

/** The same, folded, above the text of a story on a smaller screen. */
export function FoldedContents({ entries }: ContentsProps) {
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>{storyMessages.tableOfContents}</summary>
      <Headings entries={entries} current={undefined} />
    </details>
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
