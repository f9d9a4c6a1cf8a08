import { storyMessages } from '#shared/messages/story.ts';
import styles from './Contents.module.css';
import type { Story } from './lookup-outcome.ts';
import { useHeadingInView } from './use-heading-in-view.ts';

type ContentsProps = { readonly entries: Story['content']['tableOfContents'] };

/** The headings of a story: beside it on a wide screen, folded above it on a small one. */
export function Contents({ entries }: ContentsProps) {
  const current = useHeadingInView(entries);
  const top = Math.min(...entries.map((entry) => entry.level));
  const list = (
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
  return (
    <>
      <nav className={styles.aside} aria-label={storyMessages.tableOfContents}>
        <p className={styles.title}>{storyMessages.tableOfContents}</p>
        {list}
      </nav>
      <details className={styles.folded}>
        <summary className={styles.summary}>{storyMessages.tableOfContents}</summary>
        {list}
      </details>
    </>
  );
}
