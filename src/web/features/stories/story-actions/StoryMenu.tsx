import { use } from 'react';
import { boostMessages } from '#shared/messages/boosts.ts';
import { libraryMessages } from '#shared/messages/library.ts';
import { storyActionMessages as messages } from '#shared/messages/story-actions.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { SourceMenuItems } from '#web/features/people/blocking/SourceMenuItems.tsx';
import type { PersonRef } from '#web/features/people/blocking/person-ref.ts';
import { useSaving } from '#web/features/reading/lists/use-saving.ts';
import { openNomination } from '#web/features/stories/nominating/open-nomination.ts';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';

type StoryMenuProps = {
  readonly story: {
    readonly id: string;
    readonly title: string;
    readonly authors: readonly PersonRef[];
    readonly viewerEdge: { readonly canNominate: boolean };
    readonly collection: { readonly id: string; readonly name: string; readonly slug: string } | null;
  };
};

/** More about a story: choose lists, nominate it, mute where it comes from, report it. */
export function StoryMenu({ story }: StoryMenuProps) {
  const [author] = story.authors;
  return (
    <MenuButton label={messages.more}>
      <ListItem story={story} />
      {story.viewerEdge.canNominate && <NominateItem story={story} />}
      {author && <SourceMenuItems story={story} author={author} collection={story.collection} />}
    </MenuButton>
  );
}

function ListItem({ story }: StoryMenuProps) {
  const { pickLists } = useSaving(story);
  return <MenuAction onChoose={pickLists}>{libraryMessages.addToLists}</MenuAction>;
}

function NominateItem({ story }: StoryMenuProps) {
  const graph = use(GraphContext);
  return <MenuAction onChoose={() => void openNomination(graph, story)}>{boostMessages.nominate}</MenuAction>;
}
