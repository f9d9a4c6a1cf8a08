import { type SubmitEvent, useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import {
  publishFieldMessages as fieldMessages,
  publishSheetMessages as messages,
} from '#shared/messages/publish-sheet.ts';
import { MOST_TOPICS } from '#shared/story/publishing-limits.ts';
import { focusFirstFault } from '#web/parts/form/focus-first-fault.ts';
import type { Publisher, StorySettings, SubmittablePost } from '#web/generated/fragments.ts';
import { audienceOf } from './audience.ts';
import { CoverField } from './CoverField.tsx';
import { approvedBy, handInChoices, publicationChoices } from './field-props.ts';
import { forgetForm } from './kept-forms.ts';
import { MailField } from './MailField.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { PublishFoot } from './PublishFoot.tsx';
import type { PublishSheetProps } from './publish-sheet-props.ts';
import { isLetter, type PublishForm } from './publish-form.ts';
import { publishWarnings } from './publish-warnings.ts';
import { PublicationField, VisibilityField } from './ReaderFields.tsx';
import { ScheduleField } from './ScheduleField.tsx';
import { SubmitField } from './SubmitField.tsx';
import { TopicsField } from './TopicsField.tsx';
import { useHandIn } from './use-hand-in.ts';
import { useMailCount } from './use-mail-count.ts';
import { usePublish } from './use-publish.ts';
import { firstForm, usePublishForm } from './use-publish-form.ts';
import { Warnings } from './Warnings.tsx';
import styles from './PublishSheet.module.css';
import { SplitHint } from './SplitHint.tsx';

type PublishFormViewProps = PublishSheetProps & {
  readonly story: StorySettings & SubmittablePost;
  readonly publisher: Publisher;
  /** The publication that the draft was begun for. */
  readonly begunFor: string | undefined;
  readonly close: () => void;
};

/** What is chosen before a story goes out, who will see it then, and the one button. */
export function PublishFormView(props: PublishFormViewProps) {
  const { postId, story, publisher, begunFor, facts, flush, onPublished, close } = props;
  const element = useRef<HTMLFormElement>(null);
  const approved = approvedBy(story);
  const own = publicationChoices(publisher, story.collection ?? approved);
  const publications = [...own, ...handInChoices(publisher, own)];
  const firstChoice = approved?.id ?? publications.find(({ id }) => id === begunFor)?.id;
  const { form, change: edit, check, faults } = usePublishForm(postId, () => firstForm(story, facts, firstChoice));
  const publish = usePublish(story, flush);
  // What was refused was so as the form stood then.
  const change: typeof edit = (part) => {
    publish.clear();
    edit(part);
  };
  const fields = { form, change, faults };
  const isEmail = isLetter(form);
  const handIn = useHandIn(story, flush);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const publication = publications.find(({ id }) => id === form.collectionId);
  const canPublish = story.viewerCan.publish;
  const handInSlug = publication?.handInSlug;
  const isRunning = publish.isRunning || handIn.isRunning;
  // Mail goes out once, when readers first see it.
  const isFirst = !story.isPublished && handInSlug === undefined;
  const mailCount = useMailCount(postId, isFirst ? form : { ...form, isMailed: false });
  const mail = isFirst && <MailField {...fields} postId={postId} publisher={publisher} />;

  const problem = canPublish
    ? (handIn.problem ?? publish.problem)
    : { message: story.viewerCan.noPublishReason ?? messages.cannotPublish };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning || !canPublish) return;
    const found = check();
    if (Object.keys(found).length > 0) {
      setIsMoreOpen(isMoreOpen || 'canonicalUrl' in found || 'seoTitle' in found || 'seoDescription' in found);
      focusFirstFault(element.current);
      return;
    }
    if (handInSlug !== undefined) return handIn.run(form, handInSlug);
    const published = await publish.run(form);
    if (published === undefined) return;
    forgetForm(postId);
    onPublished({ postId, isScheduled: published.settings?.filter === 'SCHEDULED' });
  };
  const workingLabel = isEmail ? messages.sending : messages.working;
  return (
    <form ref={element} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Warnings warnings={publishWarnings(facts, form.cover, isEmail)} isEmail={isEmail} />
          {!isEmail && <PreviewCard story={story} publisher={publisher} facts={facts} form={form} />}
          <CoverField
            cover={form.cover}
            pictures={facts.pictures}
            text={isEmail ? fieldMessages.coverTextLetter : fieldMessages.coverText}
            onChange={(cover) => change({ cover })}
            error={faults.coverAlt}
          />
        </div>
        <div className={styles.column}>
          {isEmail && mail}
          {(!isEmail || form.mailing.followsTopics) && (
            <TopicsField
              topics={form.topics}
              {...(isEmail && { hint: formatMessage(fieldMessages.topicsHintLetter, { most: MOST_TOPICS }) })}
              onChange={(topics) => change({ topics })}
            />
          )}
          <VisibilityField {...fields} />
          {form.visibility === 'LOCKED' && <SplitHint postId={postId} />}
          {/* Publications look at stories: an email is handed in to none. */}
          <PublicationField
            {...fields}
            publications={isEmail ? publications.filter((one) => one.handInSlug === undefined) : publications}
          />
          {!isEmail && <SubmitField post={story} isBusy={isRunning} onSubmit={() => void handIn.run(form)} />}
          {isFirst && (
            <ScheduleField
              schedule={form.schedule}
              onChange={(schedule) => change({ schedule })}
              error={faults.schedule}
            />
          )}
          {!isEmail && mail}
          <MoreFields {...fields} isOpen={isMoreOpen} onToggle={setIsMoreOpen} />
        </div>
      </div>
      <PublishFoot
        problem={problem}
        isEmail={isEmail}
        audience={handInSlug === undefined ? audienceOf(form, publication?.name, mailCount) : messages.handInText}
        label={publish.isRunning ? workingLabel : handInSlug === undefined ? labelOf(story, form) : messages.handIn}
        isRunning={isRunning}
        canPublish={canPublish}
        close={close}
      />
    </form>
  );
}

function labelOf({ isPublished, settings }: StorySettings, form: PublishForm): string {
  if (isPublished) return messages.saveAndPublish;
  if (!form.schedule.isOn) return isLetter(form) ? messages.sendNow : messages.publishNow;
  return settings?.filter === 'SCHEDULED' ? messages.reschedule : messages.schedule;
}
