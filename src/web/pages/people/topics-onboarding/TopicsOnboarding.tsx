import { useState } from 'react';
import { useQuery } from '#web/app/graph/use-query.ts';
import styles from '#web/parts/form/Steps.module.css';
import { useFinish } from '#web/features/people/onboarding/use-finish.ts';
import { TopicsOnboardingPageQueryDocument } from '#web/generated/TopicsOnboardingPageQuery.ts';
import { FollowStep } from './FollowStep.tsx';
import { TopicsStep } from './TopicsStep.tsx';

/** The two last steps; skipping one is as good as taking it. */
export function TopicsOnboarding() {
  const { data } = useQuery(TopicsOnboardingPageQueryDocument);
  const [step, setStep] = useState<'topics' | 'follow'>('topics');
  const viewer = data?.viewer;
  const finish = useFinish(viewer?.id ?? '');
  if (!data || !viewer) return null;
  const isSuspended = viewer.isSuspended === true;
  return (
    <div className={styles.step}>
      {step === 'topics' ? (
        <TopicsStep topics={data.topicsToFollow} isSuspended={isSuspended} onDone={() => setStep('follow')} />
      ) : (
        <FollowStep isSuspended={isSuspended} onDone={finish} />
      )}
    </div>
  );
}
