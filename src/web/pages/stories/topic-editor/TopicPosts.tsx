import { type SubmitEvent, useState } from 'react';
import { curationMessages as messages } from '#shared/messages/curation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { Button } from '#web/design/Button.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import type { EditedTopic } from '#web/generated/fragments.ts';
import { TopicCandidates } from './TopicCandidates.tsx';
import { TopicEditorFrame } from './TopicEditorFrame.tsx';
import { useTopicPosts } from './use-topic-posts.ts';
import rowStyles from './TopicPosts.module.css';

type TopicPostsProps = { readonly topic: EditedTopic; readonly route: RouteMatch };

/** The picked stories of a topic: by address, by a press on what is new under its tags, and in order. */
export function TopicPosts({ topic, route }: TopicPostsProps) {
  const { add, move, remove, isRunning, failure } = useTopicPosts(topic);
  const [spoken, setSpoken] = useState('');
  const { pickedPosts } = topic;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const lines = fieldText(new FormData(form), 'addresses').split('\n');
    const isDone = await add(lines.map((line) => line.trim()).filter((line) => line !== ''));
    if (!isDone) return;
    form.reset();
    setSpoken(messages.added);
  };
  const place = (index: number, by: 1 | -1) => {
    const title = pickedPosts[index]?.title ?? '';
    setSpoken(formatMessage(messages.moved, { title, place: index + by + 1 }));
    void move(index, index + by);
  };
  return (
    <TopicEditorFrame
      slug={topic.slug}
      name={topic.name}
      title={formatMessage(messages.addTitle, { name: topic.name })}
    >
      <AdminError failure={failure} route={route} />
      <FieldForm onSubmit={(event) => void submit(event)}>
        <label>
          {messages.addresses}
          <textarea name="addresses" rows={3} required spellCheck={false} />
        </label>
        <Button type="submit" disabled={isRunning}>
          {messages.add}
        </Button>
      </FieldForm>
      <Section title={messages.picked} look="quiet">
        {pickedPosts.length === 0 && <EmptyText text={messages.noPicked} />}
        <ol className={rowStyles.rows}>
          {pickedPosts.map(({ id, title }, index) => (
            <li key={id} className={rowStyles.row}>
              <span className={rowStyles.title} dir="auto">
                {title}
              </span>
              <Button
                look="outlined"
                size="small"
                aria-label={formatMessage(messages.moveUp, { title })}
                aria-disabled={index === 0}
                onClick={() => index === 0 || place(index, -1)}
              >
                ↑
              </Button>
              <Button
                look="outlined"
                size="small"
                aria-label={formatMessage(messages.moveDown, { title })}
                aria-disabled={index === pickedPosts.length - 1}
                onClick={() => index === pickedPosts.length - 1 || place(index, 1)}
              >
                ↓
              </Button>
              <Button
                look="plain"
                size="small"
                aria-label={formatMessage(messages.removeNamed, { title })}
                onClick={() => void remove(id)}
              >
                {messages.remove}
              </Button>
            </li>
          ))}
        </ol>
      </Section>
      <VisuallyHidden>
        <output>{spoken}</output>
      </VisuallyHidden>
      <TopicCandidates topic={topic} onAdd={(id) => void add([id])} />
    </TopicEditorFrame>
  );
}
