import { formatMessage } from '#shared/messages/format-message.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Padded } from '#web/parts/frame/Padded.tsx';
import { EntityRows } from '#web/features/people/people/EntityRows.tsx';
import { type ProfileContentProps, profilePage } from '#web/features/people/people/profile-page.tsx';
import {
  type UserPublicationsPageQuery,
  UserPublicationsPageQueryDocument,
} from '#web/generated/UserPublicationsPageQuery.ts';

function UserPublications({ person }: ProfileContentProps<UserPublicationsPageQuery>) {
  if (person.publications.length === 0) {
    return <EmptyText text={formatMessage(peopleMessages.noPublications, { name: person.name })} />;
  }
  return (
    <Padded>
      <EntityRows entities={person.publications} />
    </Padded>
  );
}

export default profilePage<UserPublicationsPageQuery>({
  document: UserPublicationsPageQueryDocument,
  title: (name) => formatMessage(peopleMessages.publicationsTitle, { name }),
  Content: UserPublications,
});
