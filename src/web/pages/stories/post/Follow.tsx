import { buildPath } from '#shared/routes/build-path.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { VisitorFollow } from '#web/features/people/follows/VisitorFollow.tsx';
import type { Story } from './lookup-outcome.ts';

type VisitorFollowAuthorProps = { readonly author: Story['authors'][number] };
type FollowAuthorProps = VisitorFollowAuthorProps & { readonly storyId: string };

/** Follow an author where one reads them; a visitor signs in first. */
export function FollowAuthor({ storyId, author }: FollowAuthorProps) {
  const parts = useSignedInParts();
  if (parts) return <parts.StoryFollow storyId={storyId} targetId={author.id} />;
  return <VisitorFollowAuthor author={author} />;
}

export function VisitorFollowAuthor({ author: { id, name, username } }: VisitorFollowAuthorProps) {
  return <VisitorFollow name={name} target={{ user: id }} redirect={buildPath('FollowUser', { username })} />;
}

type VisitorFollowPublicationProps = { readonly collection: NonNullable<Story['collection']> };

/** Likewise the publication that a story stands in. */
export function VisitorFollowPublication({ collection: { id, name, slug } }: VisitorFollowPublicationProps) {
  return (
    <VisitorFollow
      name={name}
      target={{ collection: id }}
      redirect={buildPath('ShowCollection', { collectionSlug: slug })}
    />
  );
}
