import { buildPath } from '#shared/routes/build-path.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { VisitorFollow } from '#web/features/people/follows/VisitorFollow.tsx';
import type { Story } from './lookup-outcome.ts';

type FollowAuthorProps = { readonly storyId: string; readonly author: Story['authors'][number] };

/** Follow an author where one reads them; a visitor signs in first. */
export function FollowAuthor({ storyId, author: { id, name, username } }: FollowAuthorProps) {
  const parts = useSignedInParts();
  if (parts) return <parts.StoryFollow storyId={storyId} targetId={id} />;
  return <VisitorFollow name={name} target={{ user: id }} redirect={buildPath('FollowUser', { username })} />;
}

type FollowPublicationProps = { readonly storyId: string; readonly collection: NonNullable<Story['collection']> };

/** Likewise the publication that a story stands in. */
export function FollowPublication({ storyId, collection: { id, name, slug } }: FollowPublicationProps) {
  const parts = useSignedInParts();
  if (parts) return <parts.StoryFollow storyId={storyId} targetId={id} />;
  return (
    <VisitorFollow
      name={name}
      target={{ collection: id }}
      redirect={buildPath('ShowCollection', { collectionSlug: slug })}
    />
  );
}
