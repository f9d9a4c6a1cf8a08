import { type SubmitEvent, useState } from 'react';
import { curationMessages as messages } from '#shared/messages/curation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { TopicCandidatesQueryDocument } from '#web/generated/TopicCandidatesQuery.ts';
import type { EditedTopic } from '#web/generated/fragments.ts';
import styles from './TopicPosts.module.css';

type TopicCandidatesProps = { readonly topic: EditedTopic; readonly onAdd: (postId: string) => void };

/** Stories that could be picked: the newest under the tags of the topic, or what is searched for. */
export function TopicCandidates({ topic, onAdd }: TopicCandidatesProps) {
  const [words, setWords] = useState('');
  const isSearching = words !== '';
  const { data, isLoading } = useQuery(TopicCandidatesQueryDocument, {
    variables: { query: words },
    isSkipped: !isSearching,
  });
  const found = data?.search?.items.flatMap(({ entity }) => (entity.__typename === 'Post' ? [entity] : [])) ?? [];
  const isIn = new Set(topic.pickedPosts.map(({ id }) => id));
  const posts = isSearching ? found : topic.latestPosts.items.map(({ post }) => post);
  const candidates = posts.filter(({ id }) => !isIn.has(id));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWords(fieldText(new FormData(event.currentTarget), 'words').trim());
  };
  return (
    <Section title={messages.candidates} look="quiet">
      <search>
        <FieldForm onSubmit={submit}>
          <label>
            {messages.search}
            <input type="search" name="words" autoComplete="off" />
          </label>
        </FieldForm>
      </search>
      {candidates.length === 0 && !isLoading && <EmptyText text={messages.noCandidates} />}
      <ul className={styles.rows}>
        {candidates.map(({ id, title }) => (
          <li key={id} className={styles.row}>
            <span className={styles.title} dir="auto">
              {title}
            </span>
            <Button
              look="outlined"
              size="small"
              aria-label={formatMessage(messages.addNamed, { title })}
              onClick={() => onAdd(id)}
            >
              {messages.add}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
