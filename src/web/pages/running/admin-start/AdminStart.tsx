import { use } from 'react';
import { firstStepsMessages as messages } from '#shared/messages/first-steps.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { AdminStartPageQueryDocument } from '#web/generated/AdminStartPageQuery.ts';
import styles from './AdminStart.module.css';
import { BackupStep, LookStep, NameStep, PaymentsStep } from './site-steps.tsx';
import { MailStep, PeopleStep, StoryStep, WayInStep } from './steps.tsx';

/** What an administrator does first, each with how it stands and where it is done. */
export function AdminStart() {
  const { data } = useQuery(AdminStartPageQueryDocument);
  const site = use(SiteContext);
  if (!data?.firstSteps || !data.viewer) return null;
  const { firstSteps: state, viewer } = data;
  const all = [
    state.isNamed,
    state.hasLook,
    state.hasWayIn,
    state.sendsMail && state.stuckMails === 0,
    state.hasStories,
    state.hasPeople,
    state.hasBackup,
  ];
  const props = { state, site, username: viewer.username ?? '' };
  return (
    <Frame>
      <header className={styles.top}>
        <h1 className={styles.title} tabIndex={-1} dir="auto">
          {formatMessage(messages.welcome, { siteName: site.name })}
        </h1>
        <p className={styles.intro}>{formatMessage(messages.intro, { name: viewer.name })}</p>
        <p className={styles.progress}>
          {formatMessage(messages.progress, { done: all.filter(Boolean).length, all: all.length })}
        </p>
      </header>
      <ol className={styles.steps}>
        <NameStep {...props} />
        <LookStep {...props} />
        <WayInStep {...props} />
        <MailStep {...props} />
        <StoryStep {...props} />
        <PeopleStep {...props} mode={data?.registration?.mode ?? 'OPEN'} />
        <BackupStep {...props} />
        <PaymentsStep {...props} />
      </ol>
      <Note>{messages.commands}</Note>
    </Frame>
  );
}
