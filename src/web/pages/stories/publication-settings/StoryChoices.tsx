import { useId, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationSectionMessages as messages } from '#shared/messages/publication-sections.ts';
import { storyIdOf } from '#shared/publications/navigation-rules.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { SectionChoicesQueryDocument } from '#web/generated/SectionChoicesQuery.ts';
import { SectionStoryQueryDocument } from '#web/generated/SectionStoryQuery.ts';
import styles from './SectionStories.module.css';
import type { ChosenStory } from './use-section.ts';

type StoryChoicesProps = {
  readonly publication: { readonly id: string; readonly name: string };
  readonly chosen: readonly ChosenStory[];
  readonly onAdd: (story: ChosenStory) => void;
};

/** The newest stories of a publication, and any other by its address. */
export function StoryChoices({ publication, chosen, onAdd }: StoryChoicesProps) {
  const { id: collectionId, name } = publication;
  const [address, setAddress] = useState('');
  const postId = storyIdOf(address.trim());
  const newest = useQuery(SectionChoicesQueryDocument, { variables: { collectionId } });
  const asked = useQuery(SectionStoryQueryDocument, { variables: { postId }, isSkipped: postId === '' });
  const answer = asked.data?.found;
  const found = answer?.__typename === 'Post' && answer.collection?.id === collectionId ? answer : undefined;
  const isStrange = address.trim() !== '' && found === undefined && (postId === '' || answer !== undefined);
  const newestPosts = newest.data?.collection?.latestPosts.items.map(({ post }) => post);
  const posts = found === undefined ? (newestPosts ?? []) : [found];
  const isIn = new Set(chosen.map((story) => story.postId));
  const choices = posts.filter((post) => !isIn.has(post.id));
  const fault = useId();
  return (
    <>
      <Field
        label={messages.address}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        aria-describedby={fault}
        dir="auto"
        autoComplete="off"
      />
      <Note id={fault}>
        <output>{isStrange ? formatMessage(messages.notFound, { name }) : messages.addressHint}</output>
      </Note>
      {newest.data !== undefined && choices.length === 0 && <EmptyText text={messages.noMore} />}
      <ul className={styles.choices}>
        {choices.map(({ id, title }) => (
          <li key={id} className={styles.row}>
            <span className={styles.title} dir="auto">
              {title || messages.untitled}
            </span>
            <Button
              look="outlined"
              size="small"
              aria-label={formatMessage(messages.addNamed, { title: title || messages.untitled })}
              onClick={() => {
                setAddress('');
                onAdd({ postId: id, title });
              }}
            >
              {messages.addOne}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
