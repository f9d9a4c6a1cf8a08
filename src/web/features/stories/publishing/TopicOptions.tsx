import { formatMessage } from '#shared/messages/format-message.ts';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import styles from './TopicsField.module.css';
import type { TagSuggestion } from './use-tag-suggestions.ts';

type TopicOptionsProps = {
  /** Of the field, from which the ids of the options are made. */
  readonly id: string;
  readonly suggestions: readonly TagSuggestion[];
  /** Which one the arrow keys are at; -1 for none. */
  readonly at: number;
  readonly onChoose: (topic: string) => void;
};

// No element of HTML is a list whose options a field beside it moves through.
const listbox = { role: 'listbox' } as const;
const option = { role: 'option', tabIndex: -1 } as const;

/** Topics that others use, below the field; the focus stays in it. */
export function TopicOptions({ id, suggestions, at, onChoose }: TopicOptionsProps) {
  return (
    <div
      id={`${id}-list`}
      className={styles.options}
      {...listbox}
      aria-label={messages.topicsSuggestions}
      hidden={suggestions.length === 0}
    >
      {suggestions.map(({ id: tagId, displayTitle, postCount }, index) => (
        <div
          key={tagId}
          id={`${id}-${index}`}
          className={styles.option}
          {...option}
          aria-selected={index === at}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(displayTitle);
          }}
        >
          <span dir="auto">{displayTitle}</span>
          <span className={styles.optionCount}>{formatMessage(messages.topicStories, { count: postCount })}</span>
        </div>
      ))}
    </div>
  );
}
