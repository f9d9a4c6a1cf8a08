import { homeMessages } from '#shared/messages/home.ts';
import styles from './FirstRun.module.css';

const ways = [
  {
    title: homeMessages.firstRunDemoTitle,
    text: homeMessages.firstRunDemo,
    command: homeMessages.firstRunDemoCommand,
  },
  {
    title: homeMessages.firstRunImportTitle,
    text: homeMessages.firstRunImport,
    command: homeMessages.firstRunImportCommand,
  },
  { title: homeMessages.firstRunSetupTitle, text: homeMessages.firstRunSetup, command: undefined },
];

/** The first page of a new house: nothing is in it yet, and it says how that changes. */
export function FirstRun() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {homeMessages.firstRunTitle}
      </h1>
      <p className={styles.text}>{homeMessages.firstRunText}</p>
      <ol className={styles.ways}>
        {ways.map((way) => (
          <li key={way.title} className={styles.way}>
            <h2 className={styles.name}>{way.title}</h2>
            <p>{way.text}</p>
            {way.command && (
              <pre className={styles.command}>
                <code>{way.command}</code>
              </pre>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
