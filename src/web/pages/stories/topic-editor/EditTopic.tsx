import { type SubmitEvent, useState } from 'react';
import { curationMessages as messages } from '#shared/messages/curation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { Button } from '#web/design/Button.tsx';
import { FieldForm } from '#web/parts/form/FieldForm.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { DeleteTopicDocument } from '#web/generated/DeleteTopic.ts';
import { SaveTopicDocument } from '#web/generated/SaveTopic.ts';
import type { EditedTopic } from '#web/generated/fragments.ts';
import { TopicEditorFrame } from './TopicEditorFrame.tsx';

type EditTopicProps = {
  readonly slug: string;
  /** Undefined where the address has none yet. */
  readonly topic: EditedTopic | undefined;
  readonly route: RouteMatch;
};

const visibilities = [
  { value: 'PUBLIC', label: messages.publicLabel, text: messages.public },
  { value: 'SPECIAL', label: messages.specialLabel, text: messages.special },
  { value: 'STAFF', label: messages.staffLabel, text: messages.staff },
] as const;

/** The texts of a topic, who sees it, and the tags that it gathers. */
export function EditTopic({ slug, topic, route }: EditTopicProps) {
  const { run: save, isRunning, done, failure } = useChange(SaveTopicDocument, { says: 'here' });
  const [visibility, setVisibility] = useState(topic?.visibility ?? 'PUBLIC');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const partsOf = (name: string) => fieldText(fields, name).split(',');
    const saved = await save({
      slug,
      name: fieldText(fields, 'name'),
      description: fieldText(fields, 'description'),
      visibility,
      tags: partsOf('tags'),
      relatedSlugs: partsOf('related'),
    });
    // A new topic has pages of its own from now on.
    if (topic === undefined && saved !== undefined) location.reload();
  };
  const title = topic
    ? formatMessage(messages.editTitle, { name: topic.name })
    : formatMessage(messages.newTitle, { slug });
  return (
    <TopicEditorFrame slug={slug} name={topic?.name} title={title}>
      <FieldForm onSubmit={(event) => void submit(event)}>
        <label>
          {messages.name}
          <input name="name" required defaultValue={topic?.name} autoComplete="off" />
        </label>
        <label>
          {messages.description}
          <textarea name="description" rows={3} defaultValue={topic?.description} />
        </label>
        <ChoiceField legend={messages.visibility} choices={visibilities} value={visibility} onChange={setVisibility} />
        <label>
          {messages.tagsField}
          <textarea name="tags" rows={2} defaultValue={topic?.tags.map((tag) => tag.displayTitle).join(', ')} />
        </label>
        <label>
          {messages.relatedField}
          <input name="related" defaultValue={topic?.relatedTopics.map((one) => one.slug).join(', ')} />
        </label>
        <Button type="submit" disabled={isRunning}>
          {messages.save}
        </Button>
        <output>{done !== undefined && messages.saved}</output>
        <AdminError failure={failure} route={route} />
      </FieldForm>
      {topic && <DeleteTopic topic={topic} />}
    </TopicEditorFrame>
  );
}

function DeleteTopic({ topic }: { readonly topic: EditedTopic }) {
  const dialog = useDialog();
  const deletion = useChange(DeleteTopicDocument);
  const confirm = async () => {
    const done = await deletion.run({ topicId: topic.id });
    if (done !== undefined) location.assign(buildPath('ShowExploreTopics'));
    return done;
  };
  return (
    <div>
      <Button look="outlined" onClick={dialog.open}>
        {messages.delete}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={messages.delete}
        submitLabel={messages.delete}
        change={deletion}
        onConfirm={confirm}
        isDanger
      >
        {messages.deleteText}
      </ConfirmDialog>
    </div>
  );
}
