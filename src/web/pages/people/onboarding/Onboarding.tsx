import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { onboardingMessages as messages } from '#shared/messages/onboarding.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import styles from '#web/parts/form/Steps.module.css';
import { onboardingPath, onboardingTarget } from '#web/features/people/onboarding/onboarding-path.ts';
import { OnboardingPageQueryDocument } from '#web/generated/OnboardingPageQuery.ts';
import { ProfileStep } from './ProfileStep.tsx';

/** Name and username, before anything else. */
export function Onboarding() {
  const { data } = useQuery(OnboardingPageQueryDocument);
  const site = use(SiteContext);
  const { query, navigate } = useRoute();
  const viewer = data?.viewer;
  if (!viewer) return null;
  const next = onboardingPath('ShowGetStartedTopics', onboardingTarget(query, site.url));
  return (
    <div className={styles.step}>
      <h1 className={styles.title} tabIndex={-1}>
        {formatMessage(messages.profileTitle, { siteName: site.name })}
      </h1>
      <p className={styles.text}>{messages.profileText}</p>
      <ProfileStep viewer={viewer} next={next} onDone={() => void navigate(next)} />
    </div>
  );
}
