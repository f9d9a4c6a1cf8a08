import { demoMessages as messages } from '#shared/messages/demo.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { DemoPeoplePageQueryDocument } from '#web/generated/DemoPeoplePageQuery.ts';
import styles from './DemoPeople.module.css';

/** Everybody of the demo, most powerful first, each with what they are there to show; it works without script. */
export function DemoPeople() {
  const { data } = useQuery(DemoPeoplePageQueryDocument);
  if (!data?.demoPeople) return null;
  const { demoPeople: people, viewer } = data;
  const xsrf = data.accountToken?.replace(/^lo_/, '') ?? '';
  return (
    <>
      <PageHeading title={messages.title}>
        <p>{messages.text}</p>
        {viewer && <p>{formatMessage(messages.current, { name: viewer.name })}</p>}
      </PageHeading>
      <form method="post" action={buildPath('ShowDemo')}>
        <input type="hidden" name="xsrf" value={xsrf} />
        <ul className={styles.people}>
          {people.map(({ id, name, username, bio, part, publicationName }) => (
            <li key={id} className={styles.person}>
              <NamedAvatar name={name} size="M" />
              <div className={styles.words}>
                <p className={styles.part}>
                  {publicationName === null || part === 'ADMINISTRATOR' || part === 'STAFF'
                    ? messages.parts[part]
                    : formatMessage(messages.partOf, { part: messages.parts[part], publication: publicationName })}
                </p>
                <h2 className={styles.name}>{name}</h2>
                <p className={styles.bio}>{bio}</p>
              </div>
              <Button
                type="submit"
                size="small"
                look="outlined"
                name="username"
                value={username}
                aria-label={formatMessage(messages.signInAs, { name })}
              >
                {messages.signIn}
              </Button>
            </li>
          ))}
        </ul>
      </form>
      <Note>
        {messages.mail}{' '}
        <a className={styles.link} href="/_/dev/mail">
          {messages.readMail}
        </a>
      </Note>
    </>
  );
}
