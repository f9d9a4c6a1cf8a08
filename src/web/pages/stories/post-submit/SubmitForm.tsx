import { type SubmitEvent, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { submitStoryMessages as messages } from '#shared/messages/submit-story.ts';
import { postSubPath, submissionPath } from '#shared/routes/link-shapes.ts';
import { askedCriteria, missingCriteria, type SubmittedFacts } from '#shared/submissions/submission-criteria.ts';
import { MOST_GUEST_SUBMISSIONS, MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import type { SubmissionPlace } from '#web/generated/fragments.ts';
import { SubmitPostDocument } from '#web/generated/SubmitPost.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { FormPoints } from '#web/parts/form/Form.tsx';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { ClosedText } from './ClosedText.tsx';
import { CriteriaList } from './CriteriaList.tsx';
import { submitTerms } from './submit-terms.ts';
import styles from './PostSubmit.module.css';

export type SubmitFormProps = {
  readonly postId: string;
  readonly facts: SubmittedFacts;
  readonly place: SubmissionPlace;
  /** The story stands there already, and is to be looked at again. */
  readonly isReview: boolean;
  /** It was submitted, and the page is about to say so. */
  readonly isSettling: boolean;
  readonly onSent: (submissionId: string) => void;
  /** Asks again how everything stands. */
  readonly onChanged: () => void;
};

/** On what terms a publication takes a story, whether this one meets them, and the button. */
export function SubmitForm({ postId, facts, place, isReview, isSettling, onSent, onChanged }: SubmitFormProps) {
  const { id: collectionId, name, submissionObstacle: obstacle, submissionSettings: settings } = place;
  const closed = place.submissionsClosedBecause;
  const [note, setNote] = useState('');
  const [isWithoutAi, setIsWithoutAi] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = useChange(SubmitPostDocument);
  const known = { ...facts, isAiDisclosed: facts.isAiDisclosed || isWithoutAi };
  const asked = isReview ? [] : askedCriteria(settings);
  const isBusy = change.isRunning || isSettling;
  const touch = () => {
    change.clear();
    setProblem(undefined);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    touch();
    if (!isReview && missingCriteria(settings, known).length > 0) {
      // What is asked for may have been changed since the page came.
      onChanged();
      return setProblem(formatMessage(messages.lacks, { name }));
    }
    const { editorCut } = settings;
    const input = { postId, collectionId, note, isAiDisclosed: isWithoutAi, editorCut };
    const { done, failure } = await change.send({ input });
    if (failure?.refusal !== undefined) onChanged();
    if (done === undefined) return;
    void showToast({ message: formatMessage(messages.submitted, { name }), testId: 'story-submitted' });
    onSent(done.id);
  };
  return (
    <Section
      title={formatMessage(isReview ? messages.reviewBy : messages.submitTo, { name })}
      more={isReview ? undefined : <Link to={submissionPath(postId)}>{messages.another}</Link>}
    >
      {isReview && <p>{formatMessage(messages.reviewText, { name })}</p>}
      {closed !== null ? (
        <ClosedText reason={closed} settings={settings} />
      ) : place.guestSubmissionsLeft === 0 ? (
        <Note>{formatMessage(messages.guestFull, { name, most: MOST_GUEST_SUBMISSIONS })}</Note>
      ) : obstacle !== null ? (
        <Note>{obstacle}</Note>
      ) : (
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          {settings.guidelines !== '' && (
            <div>
              <h3 className={styles.subtitle}>{messages.guidelines}</h3>
              <p className={styles.guidelines} dir="auto">
                {settings.guidelines}
              </p>
            </div>
          )}
          {asked.length > 0 && (
            <div>
              <h3 className={styles.subtitle}>{messages.asks}</h3>
              <CriteriaList criteria={settings} facts={known} />
              {asked.includes('AI_DISCLOSURE') && !facts.isAiDisclosed && (
                <>
                  <CheckField
                    label={messages.noAi}
                    checked={isWithoutAi}
                    onChange={({ target }) => {
                      touch();
                      setIsWithoutAi(target.checked);
                    }}
                  />
                  <Note>
                    {messages.noAiHint} <Link to={postSubPath(postId, 'settings')}>{messages.settings}</Link>
                  </Note>
                </>
              )}
            </div>
          )}
          <CountedField
            label={messages.note}
            hint={messages.noteHint}
            value={note}
            most={MOST_NOTE_LENGTH}
            onChange={(text) => {
              touch();
              setNote(text);
            }}
            error={undefined}
            lines={4}
          />
          <div>
            <h3 className={styles.subtitle}>{messages.terms}</h3>
            <FormPoints points={submitTerms(place, { isPublished: facts.isPublished, isReview })} />
          </div>
          <ErrorNote role="alert">{problem ?? change.error}</ErrorNote>
          <ButtonRow>
            <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
              {isReview ? messages.submitReview : messages.submit}
            </Button>
          </ButtonRow>
        </form>
      )}
    </Section>
  );
}
