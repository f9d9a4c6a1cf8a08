import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { SourceMenuItems } from '#web/features/people/blocking/SourceMenuItems.tsx';
import { CardMenuContext } from '#web/features/finding/feeds/card-menu.ts';
import { MenuButton } from '#web/parts/menu/MenuButton.tsx';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import type { CardStory } from './card-story.ts';
import styles from './CardActions.module.css';
import { SaveButton } from './SaveButton.tsx';
import { useSaving } from './use-saving.ts';

/** What a reader who is signed in does with a story on its card: save it, choose lists, mute where it comes from, report it. */
export function CardActions({ story }: { readonly story: CardStory }) {
  return (
    <div className={styles.actions}>
      <SaveButton story={story} />
      <MenuButton label={formatMessage(messages.cardMenu, { title: story.title || storyMessages.untitled })}>
        <CardMenuItems story={story} />
      </MenuButton>
    </div>
  );
}

function CardMenuItems({ story }: { readonly story: CardStory }) {
  const { state, isSaved, toggle, archive, pickLists } = useSaving(story);
  const ofList = use(CardMenuContext);
  return (
    <>
      <MenuAction onChoose={pickLists}>{messages.addToLists}</MenuAction>
      {isSaved && <MenuAction onChoose={() => void archive()}>{messages.archive}</MenuAction>}
      {state === 'READING_LIST_ARCHIVE' && <MenuAction onChoose={() => void toggle()}>{messages.unarchive}</MenuAction>}
      {ofList}
      <SourceMenuItems story={story} author={story.authors[0] ?? story.creator} collection={story.collection} />
    </>
  );
}
