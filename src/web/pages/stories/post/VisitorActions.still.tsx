import type { SusiEntry } from '#shared/identity/sign-in-config.ts';
import { clapMessages } from '#shared/messages/claps.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { responseMessages } from '#shared/messages/responses.ts';
import { storyActionMessages as messages } from '#shared/messages/story-actions.ts';
import { shareChannels } from '#shared/links/share-channels.ts';
import { abbreviateNumber } from '#shared/numbers/abbreviate-number.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ActionIcon } from '#web/design/ActionIcon.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import type { Story } from './lookup-outcome.ts';
import styles from './VisitorActions.module.css';
import { setStillPart, type StillParts } from '#web/app/still/still-parts.ts';

declare module '#web/app/still/still-parts.ts' {
  interface StillParts {
    'post/VisitorActions': { readonly story: Story };
  }
}

/** The bar of a story for visitors: links that sign in, read the responses, or pass the story on. */
function VisitorActions({ story }: StillParts['post/VisitorActions']) {
  const { clapCount, responsesCount, id: postId } = story;
  const pathOf = useMainPath();
  const redirect = buildPath('ShowPost', { postId });
  const signIn = (susiEntry: SusiEntry) =>
    pathOf('SignIn', { operation: 'register', susiEntry, post: postId, redirect });
  if (!story.isPublished) return null;
  return (
    <div className={styles.bar} lang="en" dir="ltr">
      <a className={styles.button} href={signIn('clap')} rel="nofollow" title={clapMessages.clap} data-deed>
        <ActionIcon name="clap" size={22} />
        <span aria-hidden="true">{abbreviateNumber(clapCount)}</span>
        <VisuallyHidden>
          {clapMessages.clap}. {formatMessage(clapMessages.clapsBy, { count: clapCount })}.
        </VisuallyHidden>
      </a>
      <a
        className={styles.button}
        href={buildPath('ShowPostResponses', { postId })}
        title={responseMessages.title}
        data-in-place
      >
        <ActionIcon name="respond" size={22} />
        <span aria-hidden="true">{abbreviateNumber(responsesCount)}</span>
        <VisuallyHidden>{formatMessage(responseMessages.count, { count: responsesCount })}</VisuallyHidden>
      </a>
      <div className={styles.end}>
        <a className={styles.button} href={signIn('bookmark')} rel="nofollow" title={messages.save} data-deed>
          <ActionIcon name="bookmark" size={20} />
          <VisuallyHidden>{messages.save}</VisuallyHidden>
        </a>
        <details className={styles.share}>
          <summary className={styles.button} title={messages.share}>
            <ActionIcon name="share" size={20} />
            <VisuallyHidden>{messages.share}</VisuallyHidden>
          </summary>
          <ul className={styles.channels}>
            {shareChannels.map(({ channel, name }) => (
              <li key={channel}>
                <a
                  className={styles.channel}
                  href={buildPath('SharePost', { postId, channel })}
                  target="_blank"
                  rel="noopener nofollow"
                >
                  {formatMessage(messages.shareOn, { name })}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
}

setStillPart('post/VisitorActions', VisitorActions);
