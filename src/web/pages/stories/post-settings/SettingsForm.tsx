import { type SubmitEvent, useRef } from 'react';
import { storySettingsMessages as messages } from '#shared/messages/your-stories.ts';
import { Button } from '#web/design/Button.tsx';
import { publicationChoices } from '#web/features/stories/publishing/field-props.ts';
import { MailField } from '#web/features/stories/publishing/MailField.tsx';
import { PublishProblem } from '#web/features/stories/publishing/PublishProblem.tsx';
import { PublicationField, ResponsesField, VisibilityField } from '#web/features/stories/publishing/ReaderFields.tsx';
import { RightsFields } from '#web/features/stories/publishing/RightsFields.tsx';
import { SearchFields } from '#web/features/stories/publishing/SearchFields.tsx';
import { TopicsField } from '#web/features/stories/publishing/TopicsField.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import type { Publisher, StorySettings } from '#web/generated/fragments.ts';
import { AddressRow } from './AddressRow.tsx';
import { StoryCoverField } from './StoryCoverField.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import { focusFirstFault } from '#web/parts/form/focus-first-fault.ts';
import styles from './PostSettings.module.css';

type SettingsFormProps = { readonly story: StorySettings; readonly publisher: Publisher | null };

/** The settings that are changed together and saved by one button, which stays in sight while there is something to save. */
export function SettingsForm({ story, publisher }: SettingsFormProps) {
  const { form, change, faults, isChanged, isRunning, problem, check, save } = useSettingsForm(story);
  const element = useRef<HTMLFormElement>(null);
  const fields = { form, change, faults };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    if (check()) void save();
    else focusFirstFault(element.current);
  };
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <RowGroup anchor="readers" title={messages.readers}>
        <div className={styles.stack}>
          <VisibilityField {...fields} />
          <PublicationField {...fields} publications={publicationChoices(publisher, story.collection)} />
          <ResponsesField {...fields} />
          {!story.isPublished && <MailField {...fields} postId={story.id} publisher={publisher} />}
        </div>
      </RowGroup>
      <RowGroup anchor="appearance" title={messages.appearance}>
        <div className={styles.stack}>
          <StoryCoverField {...fields} postId={story.id} />
          <TopicsField topics={form.topics} onChange={(topics) => change({ topics })} />
        </div>
      </RowGroup>
      <RowGroup anchor="search" title={messages.search}>
        <div className={styles.stack}>
          <AddressRow story={story} />
          <SearchFields {...fields} />
        </div>
      </RowGroup>
      <RowGroup anchor="rights" title={messages.rights}>
        <RightsFields {...fields} />
      </RowGroup>
      <div className={`${styles.foot} ${isChanged ? styles.changed : ''}`}>
        <PublishProblem problem={problem} />
        <div className={styles.footRow}>
          <output className={styles.unsaved}>{isChanged ? messages.unsaved : ''}</output>
          <Button type="submit" aria-disabled={isRunning || !isChanged} aria-busy={isRunning}>
            {messages.save}
          </Button>
        </div>
      </div>
    </form>
  );
}
