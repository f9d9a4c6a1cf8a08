import { type KeyboardEvent, useId, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { MOST_TOPICS } from '#shared/story/publishing-limits.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { addTopic, readTopic } from './topic-rules.ts';
import { TopicChosen } from './TopicChosen.tsx';
import { TopicOptions } from './TopicOptions.tsx';
import styles from './TopicsField.module.css';
import { useTagSuggestions } from './use-tag-suggestions.ts';

type TopicsFieldProps = {
  readonly topics: readonly string[];
  /** Below the label; what they do for a story where absent. */
  readonly hint?: string;
  /** As many as a story has where absent. */
  readonly most?: number;
  readonly onChange: (topics: readonly string[]) => void;
};

/** Topics, up to five of a story: typed, or taken from those that others use. Enter and comma add, Backspace takes the last away. */
export function TopicsField({ topics, hint, most = MOST_TOPICS, onChange }: TopicsFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [at, setAt] = useState(-1);
  const [said, setSaid] = useState('');
  const suggestions = useTagSuggestions(typed, topics);
  const isOpen = suggestions.length > 0;

  const type = (text: string) => {
    setTyped(text);
    setFault(undefined);
    setAt(-1);
  };
  const add = (text: string) => {
    const added = addTopic(topics, text, most);
    setFault(added.fault);
    if (added.fault !== undefined) return;
    type('');
    setSaid(formatMessage(messages.topicAdded, { topic: readTopic(text) }));
    onChange(added.topics);
  };
  const remove = (topic: string) => {
    setSaid(formatMessage(messages.topicRemoved, { topic }));
    setFault(undefined);
    onChange(topics.filter((one) => one !== topic));
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = topics.at(-1);
    const wanted = suggestions[at]?.displayTitle ?? typed;
    if ((event.key === 'Enter' || event.key === ',') && (event.key === 'Enter' || wanted.trim() !== '')) {
      event.preventDefault();
      if (wanted.trim() !== '') add(wanted);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isOpen) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than there are suggestions: the text as it was typed.
      setAt(((at + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    } else if (event.key === 'Escape' && typed !== '') {
      // It closes the list and not the sheet.
      event.preventDefault();
      event.stopPropagation();
      type('');
    }
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {messages.topics}
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint ?? formatMessage(messages.topicsHint, { most })}
      </p>
      <TopicChosen topics={topics} onRemove={remove} />
      <div className={styles.box}>
        <input
          id={id}
          className={styles.input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && at >= 0 ? `${id}-${at}` : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={fault === undefined ? undefined : true}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          dir="auto"
          placeholder={messages.topicsPlaceholder}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          onBlur={() => {
            // What was typed is meant, also without the key that ends it.
            if (typed.trim() !== '') add(typed);
          }}
        />
        <TopicOptions id={id} suggestions={suggestions} at={at} onChoose={add} />
      </div>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {fault}
      </p>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </div>
  );
}
