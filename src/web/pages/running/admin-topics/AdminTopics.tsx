import type { SubmitEvent } from 'react';
import { adminPageMessages as messages } from '#shared/messages/admin-pages.ts';
import { curationMessages } from '#shared/messages/curation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { slugifyAnyScript } from '#shared/text/slugify.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { Entry, PlainList } from '#web/parts/list/PlainList.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { AdminTopicsPageQueryDocument } from '#web/generated/AdminTopicsPageQuery.ts';

/** Every topic, listed or not, and the way to make one. */
export function AdminTopics() {
  const { data } = useQuery(AdminTopicsPageQueryDocument);
  const topics = data?.topics ?? [];
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const topicSlug = slugifyAnyScript(fieldText(new FormData(event.currentTarget), 'slug'));
    if (topicSlug !== '') location.assign(buildPath('EditTopic', { topicSlug }));
  };
  return (
    <AdminFrame title={messages.topicsTitle}>
      <FieldForm onSubmit={submit}>
        <label>
          {messages.newTopic}
          <input name="slug" required autoComplete="off" spellCheck={false} />
        </label>
        <Button type="submit">{messages.makeTopic}</Button>
      </FieldForm>
      {topics.length === 0 && <EmptyText text={messages.noTopics} />}
      <PlainList>
        {topics.map(({ id, slug: topicSlug, name, visibility }) => (
          <Entry key={id}>
            <div>
              <a href={buildPath('ShowTopic', { topicSlug })} dir="auto">
                {name}
              </a>
              <Note>{messages.visibilities[visibility]}</Note>
            </div>
            <a
              href={buildPath('EditTopic', { topicSlug })}
              aria-label={formatMessage(curationMessages.editNamed, { name })}
            >
              {curationMessages.edit}
            </a>
          </Entry>
        ))}
      </PlainList>
    </AdminFrame>
  );
}
