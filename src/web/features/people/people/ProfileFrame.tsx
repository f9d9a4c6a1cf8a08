import type { ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { highlightMessages } from '#shared/messages/highlights.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { MainColumn, RightColumn } from '#web/app/layouts/RightColumn.tsx';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import type { ProfileHeader } from '#web/generated/fragments.ts';
import { VisitorFollow } from '../follows/VisitorFollow.tsx';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { HeroPicture, LogoPicture } from '#web/features/stories/designs/LookPictures.tsx';
import { type Tab, TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { FriendBadge } from './FriendBadge.tsx';
import { NamedAvatar } from './NamedAvatar.tsx';
import { ProfileAside } from './ProfileAside.tsx';
import styles from './ProfileFrame.module.css';

/** Name, tabs and side column around every page of a profile. */
export function ProfileFrame({ person, children }: { readonly person: ProfileHeader; readonly children: ReactNode }) {
  const { id, name, username, design } = person;
  const parts = useSignedInParts();
  return (
    <>
      <MainColumn>
        {design?.hero && <HeroPicture hero={design.hero} />}
        <header className={styles.header}>
          <div className={`${styles.identity} ${design?.headerColor ? styles.band : ''}`}>
            <span className={styles.picture}>
              <NamedAvatar name={name} imageId={person.imageId} size="L" />
            </span>
            <h1 className={`${styles.name} ${styles[design?.headerScale ?? ''] ?? ''}`} dir="auto" tabIndex={-1}>
              {design?.logo ? <LogoPicture logo={design.logo} name={name} /> : name}
            </h1>
          </div>
          <FriendBadge person={person} />
          {parts ? (
            <parts.PersonActions person={{ id, name, username }} />
          ) : (
            <span className={styles.visitor}>
              <VisitorFollow name={name} target={{ user: id }} redirect={buildPath('FollowUser', { username })} />
            </span>
          )}
        </header>
        <div className={styles.small}>
          <ProfileAside person={person} hasPicture={false} />
        </div>
        <TabBar label={formatMessage(peopleMessages.sections, { name })} tabs={tabsOf(person)} />
        <div className={styles.content}>{children}</div>
      </MainColumn>
      <RightColumn label={formatMessage(peopleMessages.aboutTitle, { name })}>
        <ProfileAside person={person} hasPicture />
      </RightColumn>
    </>
  );
}

function tabsOf({ username }: ProfileHeader): readonly Tab[] {
  return [
    { label: peopleMessages.home, to: personPath(username) },
    { label: peopleMessages.latest, to: personPath(username, 'ShowUserLatest') },
    { label: peopleMessages.lists, to: personPath(username, 'ShowUserCatalogs') },
    { label: peopleMessages.series, to: personPath(username, 'ShowUserSeries') },
    { label: peopleMessages.publications, to: personPath(username, 'ShowUserPublications') },
    { label: peopleMessages.responses, to: personPath(username, 'ShowUserResponses') },
    { label: peopleMessages.recommended, to: personPath(username, 'ShowUserHasRecommended') },
    { label: peopleMessages.books, to: personPath(username, 'ShowUserBooks') },
    { label: highlightMessages.quotes, to: personPath(username, 'ShowUserHighlights') },
    { label: peopleMessages.about, to: personPath(username, 'ShowUserAbout') },
  ];
}
