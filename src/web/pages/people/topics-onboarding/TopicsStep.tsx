import { type SubmitEvent, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { onboardingMessages as messages } from '#shared/messages/onboarding.ts';
import { Button } from '#web/design/Button.tsx';
import stepStyles from '#web/parts/form/Steps.module.css';
import { useChange } from '#web/app/graph/use-change.ts';
import { ChooseTopicsDocument } from '#web/generated/ChooseTopics.ts';
import type { TopicsOnboardingPageQuery } from '#web/generated/TopicsOnboardingPageQuery.ts';
import { toggled } from './toggled.ts';
import styles from './Topics.module.css';

/** Rule 129. */
const LEAST_TOPICS = 3;

type TopicsStepProps = {
  readonly topics: TopicsOnboardingPageQuery['topicsToFollow'];
  readonly isSuspended: boolean;
  readonly onDone: () => void;
};

/** Topics to tick, three at least, or none by skipping. */
export function TopicsStep({ topics, isSuspended, onDone }: TopicsStepProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { run, isRunning, error } = useChange(ChooseTopicsDocument);
  const isEnough = chosen.size >= LEAST_TOPICS;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isEnough && !isRunning && (await run({ tagSlugs: [...chosen] })) !== undefined) onDone();
  };
  return (
    <form onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}>
      <h1 className={stepStyles.title} tabIndex={-1}>
        {messages.topicsTitle}
      </h1>
      <p className={stepStyles.text}>{messages.topicsText}</p>
      <fieldset className={styles.fieldset} aria-label={messages.topicsTitle}>
        <div className={styles.chips}>
          {topics.map(({ id, slug, displayTitle }) => (
            <label key={id} className={styles.chip} dir="auto">
              <input
                type="checkbox"
                checked={chosen.has(slug)}
                onChange={() => setChosen((before) => toggled(before, slug))}
              />
              {displayTitle}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={stepStyles.error} role="alert">
        {isSuspended ? messages.suspended : error}
      </p>
      <div className={stepStyles.ways}>
        <Button type="submit" disabled={!isEnough || isRunning || isSuspended}>
          {messages.continue}
        </Button>
        <button type="button" className={stepStyles.skip} onClick={onDone}>
          {messages.skip}
        </button>
        <output className={styles.count}>{formatMessage(messages.topicsChosen, { count: chosen.size })}</output>
      </div>
    </form>
  );
}
