import { useEffect, useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationSectionMessages as messages } from '#shared/messages/publication-sections.ts';
import { sectionLimits } from '#shared/publications/section-rules.ts';
import { Button } from '#web/design/Button.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { moved } from '#web/features/reading/lists/moved.ts';
import formStyles from '#web/parts/form/Form.module.css';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import orderStyles from '#web/parts/handle/Order.module.css';
import { OrderHandle } from '#web/parts/handle/OrderHandle.tsx';
import { useDragOrder } from '#web/parts/handle/use-drag-order.ts';
import { StoryChoices } from './StoryChoices.tsx';
import styles from './SectionStories.module.css';
import type { ChosenStory } from './use-section.ts';

type SectionStoriesProps = {
  readonly publication: { readonly id: string; readonly name: string };
  readonly stories: readonly ChosenStory[];
  readonly fault: string | undefined;
  readonly onChange: (stories: readonly ChosenStory[]) => void;
};

/** The stories that are chosen, to put in order, and those that could be added. */
export function SectionStories({ publication, stories, fault, onChange }: SectionStoriesProps) {
  const [spoken, setSpoken] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const say = (story: ChosenStory, place: number, count: number) =>
    setSpoken(formatMessage(messages.moved, { title: story.title || messages.untitled, place, count }));
  const move = (from: number, to: number) => {
    const story = stories[from];
    if (story === undefined || to < 0 || to >= stories.length || to === from) return;
    onChange(moved(stories, from, to));
    say(story, to + 1, stories.length);
  };
  const count = stories.length;
  const counted = useRef(count);
  const removed = useRef(0);
  useEffect(() => {
    // The next one takes the focus of what was removed.
    if (count < counted.current)
      list.current?.children[Math.min(removed.current, count - 1)]?.querySelector('button')?.focus();
    counted.current = count;
  }, [count]);
  const drag = useDragOrder(list, move);
  const isFull = stories.length >= sectionLimits.mostStories;
  return (
    <div className={styles.parts}>
      <Section title={messages.chosen} look="quiet">
        {stories.length === 0 && <EmptyText text={messages.noneChosen} />}
        <ol className={orderStyles.items} ref={list}>
          {stories.map((story, at) => {
            const named = { title: story.title || messages.untitled };
            return (
              <li key={story.postId} className={`${orderStyles.item} ${styles.row}`} {...drag.marks(at)}>
                {stories.length > 1 && (
                  <OrderHandle
                    labels={{
                      drag: formatMessage(messages.drag, named),
                      up: formatMessage(messages.moveUp, named),
                      down: formatMessage(messages.moveDown, named),
                    }}
                    isFirst={at === 0}
                    isLast={at === stories.length - 1}
                    onDragStart={(event) => drag.start(event, at)}
                    onMove={(by) => move(at, at + by)}
                  />
                )}
                <span className={styles.title} dir="auto">
                  {named.title}
                </span>
                <Button
                  look="plain"
                  size="small"
                  aria-label={formatMessage(messages.removeNamed, named)}
                  onClick={() => {
                    onChange(stories.toSpliced(at, 1));
                    setSpoken(formatMessage(messages.removed, named));
                    removed.current = at;
                  }}
                >
                  {messages.remove}
                </Button>
              </li>
            );
          })}
        </ol>
        <VisuallyHidden>
          <output>{spoken}</output>
        </VisuallyHidden>
        <p className={formStyles.error} role="alert">
          {fault}
        </p>
      </Section>
      {!isFull && (
        <Section title={messages.add} look="quiet">
          <StoryChoices
            publication={publication}
            chosen={stories}
            onAdd={(story) => {
              onChange([...stories, story]);
              say(story, stories.length + 1, stories.length + 1);
            }}
          />
        </Section>
      )}
    </div>
  );
}
