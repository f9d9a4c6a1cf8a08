import { formatMessage } from '#shared/messages/format-message.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import { EntityRows } from '#web/features/people/people/EntityRows.tsx';
import { withOwnPage } from '#web/features/people/people/own-page.ts';
import { type ProfileContentProps, profilePage } from '#web/features/people/people/profile-page.tsx';
import { type UserAboutPageQuery, UserAboutPageQueryDocument } from '#web/generated/UserAboutPageQuery.ts';
import styles from './UserAbout.module.css';

function UserAbout({ person }: ProfileContentProps<UserAboutPageQuery>) {
  const { name, bio, createdAt, isUnclaimed, publications } = person;
  return (
    <div className={styles.about}>
      <p className={bio === '' ? styles.empty : styles.bio} dir="auto">
        {bio || formatMessage(peopleMessages.noBio, { name })}
      </p>
      {!isUnclaimed && (
        <p className={styles.since}>
          {formatMessage(peopleMessages.memberSince, { date: formatDate(createdAt, 'month') })}
        </p>
      )}
      {publications.length > 0 && (
        <Section title={peopleMessages.writesFor} look="quiet">
          <EntityRows entities={publications} />
        </Section>
      )}
    </div>
  );
}

export default withOwnPage(
  profilePage<UserAboutPageQuery>({
    document: UserAboutPageQueryDocument,
    title: (name) => formatMessage(peopleMessages.aboutTitle, { name }),
    Content: UserAbout,
  }),
  { mine: 'ShowMeAbout', theirs: 'ShowUserAbout' },
);
