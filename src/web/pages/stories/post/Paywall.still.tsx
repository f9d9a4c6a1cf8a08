import { use } from 'react';
import { moneyText } from '#shared/money/money-text.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { paywallMessages as messages } from '#shared/messages/paywall.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import type { Story } from './lookup-outcome.ts';
import styles from './Paywall.module.css';
import type { StoryVariables } from './story-variables.ts';
import { setStillPart, type StillParts } from '#web/app/still/still-parts.ts';

declare module '#web/app/still/still-parts.ts' {
  interface StillParts {
    'post/Paywall': { readonly story: Story; readonly variables: StoryVariables };
  }
}

/**
 * Where the free part of a member-only story ends: why, what it costs, and where to sign in (STORY-3). Its line of
 * status is written by `features/money/paywall`, which asks for the rest once scripts run.
 */
function Paywall({ story, variables }: StillParts['post/Paywall']) {
  const { name: site } = use(SiteContext);
  const isVisitor = useSignedInParts() === undefined;
  const pathOf = useMainPath();
  const { paywall } = story;
  if (paywall === null) return null;
  const { isCheckNeeded, freeStories, isSandbox } = paywall;
  if (isCheckNeeded) {
    return (
      <aside className={styles.paywall} data-paywall="" lang="en" dir="ltr">
        <output className={styles.status} data-paywall-status="">
          {messages.checking}
        </output>
      </aside>
    );
  }
  const plans = pathOf('ShowPlans');
  const { postId, ...secret } = variables;
  // Who came by a shared link comes back by it.
  const redirect = buildPath('ShowPost', { postId }, secret);
  const price = moneyText(paywall.priceByTheWeek);
  return (
    <aside className={styles.paywall} data-paywall="" aria-labelledby="paywall-title" lang="en" dir="ltr">
      <h2 className={styles.title} id="paywall-title">
        {messages.title}
      </h2>
      <p className={styles.text}>{formatMessage(messages.text, { site, price })}</p>
      <output className={styles.status} data-paywall-status="">
        {freeStories > 0 && formatMessage(messages.freeEachMonth, { count: freeStories })}
      </output>
      {plans && (
        <p className={styles.buttons}>
          <ButtonLink href={plans}>{messages.become}</ButtonLink>
        </p>
      )}
      {isVisitor && (
        <p className={styles.note}>
          {messages.alreadyMember}{' '}
          <a className={styles.link} href={pathOf('SignIn', { operation: 'login', redirect })} rel="nofollow">
            {messages.signIn}
          </a>
        </p>
      )}
      {isSandbox && <p className={styles.note}>{messages.sandbox}</p>}
    </aside>
  );
}

setStillPart('post/Paywall', Paywall);
