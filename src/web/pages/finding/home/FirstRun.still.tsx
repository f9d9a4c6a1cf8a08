import { firstRunMessages as messages } from '#shared/messages/first-run.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { FrontPageQueryDocument } from '#web/generated/FrontPageQuery.ts';
import styles from './FirstRun.module.css';
import { setStillPart } from '#web/app/still/still-parts.ts';

declare module '#web/app/still/still-parts.ts' {
  interface StillParts {
    'home/FirstRun': Readonly<Record<string, never>>;
  }
}

const ways = [
  {
    title: messages.demoTitle,
    text: messages.demo,
    command: messages.demoCommand,
  },
  {
    title: messages.importTitle,
    text: messages.import,
    command: messages.importCommand,
  },
  { title: messages.setupTitle, text: messages.setup, command: undefined },
];

/** The first page of a new house: nothing is in it yet, and it says how that changes to who can change it. */
function FirstRun() {
  const { data } = useQuery(FrontPageQueryDocument);
  if (data?.hasAdministrator === true)
    return (
      <div className={styles.page}>
        <h1 className={styles.title} tabIndex={-1}>
          {messages.quietTitle}
        </h1>
        <p className={styles.text}>{messages.quietText}</p>
      </div>
    );
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {messages.title}
      </h1>
      <p className={styles.text}>{messages.text}</p>
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

setStillPart('home/FirstRun', FirstRun);
