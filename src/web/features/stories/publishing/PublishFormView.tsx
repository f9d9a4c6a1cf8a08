import { type SubmitEvent, useRef, useState } from 'react';
import { publishSheetMessages as messages } from '#shared/messages/publish-sheet.ts';
import { Button } from '#web/design/Button.tsx';
import type { Publisher, StorySettings } from '#web/generated/fragments.ts';
import { audienceOf } from './audience.ts';
import { CoverField } from './CoverField.tsx';
import { publicationChoices } from './field-props.ts';
import { forgetForm } from './kept-forms.ts';
import { MailField } from './MailField.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { PublishProblem } from './PublishProblem.tsx';
import type { PublishSheetProps } from './publish-sheet-props.ts';
import { publishWarnings } from './publish-warnings.ts';
import { PublicationField, VisibilityField } from './ReaderFields.tsx';
import { ScheduleField } from './ScheduleField.tsx';
import { TopicsField } from './TopicsField.tsx';
import { usePublish } from './use-publish.ts';
import { firstForm, usePublishForm } from './use-publish-form.ts';
import { Warnings } from './Warnings.tsx';
import styles from './PublishSheet.module.css';

type PublishFormViewProps = PublishSheetProps & {
  readonly story: StorySettings;
  readonly publisher: Publisher;
  /** The publication that the draft was begun for. */
  readonly begunFor: string | undefined;
  readonly close: () => void;
};

/** What is chosen before a story goes out, who will see it then, and the one button. */
export function PublishFormView(props: PublishFormViewProps) {
  const { postId, story, publisher, begunFor, facts, flush, onPublished, close } = props;
  const element = useRef<HTMLFormElement>(null);
  const publications = publicationChoices(publisher, story.collection);
  const firstChoice = publications.find(({ id }) => id === begunFor)?.id;
  const { form, change, check, faults } = usePublishForm(postId, () => firstForm(story, facts, firstChoice));
  const publish = usePublish(postId, flush);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const publication = publications.find(({ id }) => id === form.collectionId);
  const canPublish = story.viewerCan.publish;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (publish.isRunning || !canPublish) return;
    const found = check();
    if (Object.keys(found).length > 0) {
      setIsMoreOpen(isMoreOpen || 'canonicalUrl' in found || 'seoTitle' in found || 'seoDescription' in found);
      setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const published = await publish.run(form);
    if (published === undefined) return;
    forgetForm(postId);
    onPublished({ postId, isScheduled: published.settings?.filter === 'SCHEDULED' });
  };
  const fields = { form, change, faults };
  return (
    <form ref={element} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Warnings warnings={publishWarnings(facts, form.cover)} />
          <PreviewCard story={story} publisher={publisher} facts={facts} form={form} />
          <CoverField
            cover={form.cover}
            pictures={facts.pictures}
            onChange={(cover) => change({ cover })}
            error={faults.coverAlt}
          />
        </div>
        <div className={styles.column}>
          <TopicsField topics={form.topics} onChange={(topics) => change({ topics })} />
          <VisibilityField {...fields} />
          <PublicationField {...fields} publications={publications} />
          {!story.isPublished && (
            <>
              <ScheduleField
                schedule={form.schedule}
                onChange={(schedule) => change({ schedule })}
                error={faults.schedule}
              />
              <MailField {...fields} postId={postId} />
            </>
          )}
          <MoreFields {...fields} isOpen={isMoreOpen} onToggle={setIsMoreOpen} />
        </div>
      </div>
      <div className={styles.foot}>
        <PublishProblem
          problem={
            canPublish ? publish.problem : { message: story.viewerCan.noPublishReason ?? messages.cannotPublish }
          }
        />
        <div className={styles.footRow}>
          <p className={styles.audience}>{audienceOf(form, publication?.name)}</p>
          <div className={styles.buttons}>
            <Button look="plain" onClick={close}>
              {messages.close}
            </Button>
            <Button type="submit" aria-disabled={publish.isRunning || !canPublish} aria-busy={publish.isRunning}>
              {publish.isRunning ? messages.working : labelOf(story, form.schedule.isOn)}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}

function labelOf({ isPublished, settings }: StorySettings, isScheduled: boolean): string {
  if (isPublished) return messages.saveAndPublish;
  if (!isScheduled) return messages.publishNow;
  return settings?.filter === 'SCHEDULED' ? messages.reschedule : messages.schedule;
}
