import { formatMessage } from '#shared/messages/format-message.ts';
import { channelMessages } from '#shared/messages/notification-settings.ts';
import { unsubscribeMessages as messages } from '#shared/messages/unsubscribing.ts';
import { channelOf } from '#shared/notifications/notification-switches.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { settingsTabPath } from '#shared/routes/settings-tabs.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import { Message } from '#web/parts/frame/Message.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { UnsubscriptionPageQueryDocument } from '#web/generated/UnsubscriptionPageQuery.ts';
import { HeldMail } from './HeldMail.tsx';
import { KindForms, SubscriptionForms } from './SubscriptionForms.tsx';
import styles from './SubscriptionForms.module.css';

/** Ends the mails that a link in one of them is about: asks first, needs no session and no script (NEWS-5). */
export function Unsubscribe({ route }: { readonly route: RouteMatch }) {
  const token = route.params['token'] ?? '';
  const { data } = useQuery(UnsubscriptionPageQueryDocument, { variables: { token } });
  const found = data?.unsubscription;
  const everythingToken = found?.everythingToken ?? null;
  const anotherEmail = found?.anotherEmail ?? null;
  // The settings of whoever is signed in are not those of whom it is about.
  const manage = (anotherEmail === null || everythingToken !== null) && (
    <Manage key="manage" everythingToken={everythingToken} />
  );
  if (!found) {
    return (
      <Message title={messages.wrong} text={messages.wrongText}>
        {manage}
      </Message>
    );
  }
  const { source, newsletter, newsletters, kinds, email, holdReason } = found;
  let about = nameOf(found.target);
  if (source) about = formatMessage(messages.stories, { name: source.name });
  if (newsletter) about = formatMessage(messages.newsletter, { name: newsletter.name });
  if (email !== null) about = formatMessage(messages.allOf, { email });
  const ofAnother = anotherEmail !== null && <OfAnother email={anotherEmail} />;
  const one = kinds.length > 0 && <KindForms kinds={kinds} isRest={found.isOff} action={route.path} />;
  if (found.isOff) {
    return (
      <div className={styles.page}>
        <Message title={messages.done} text={about}>
          {ofAnother}
          {/* Whoever is told everything here, and has no account, has come to the end of it. */}
          {email === null && manage}
        </Message>
        {one}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {holdReason !== null && <HeldMail reason={holdReason} email={email} action={route.path} />}
      <Message title={messages.question} text={about}>
        {ofAnother}
        <form method="post" action={route.path}>
          <Button type="submit">{messages.confirm}</Button>
        </form>
        {email === null && manage}
      </Message>
      {newsletters.length > 0 && <SubscriptionForms newsletters={newsletters} action={route.path} />}
      {one}
    </div>
  );
}

/** Whose they are, where that is not who is signed in (rule 321). */
function OfAnother({ email }: { readonly email: string }) {
  return <Note>{email === '' ? messages.ofAnotherAccount : formatMessage(messages.ofAnother, { email })}</Note>;
}

/** The way to everything that comes by mail: who has no account has no settings, and gets there by a signed link. */
function Manage({ everythingToken }: { readonly everythingToken: string | null }) {
  const to =
    everythingToken === null
      ? `${settingsTabPath('notifications')}#email-settings`
      : buildPath('UnsubscribeFromNewsletters', { token: everythingToken });
  return <Link to={to}>{messages.manage}</Link>;
}

function nameOf(target: string): string {
  if (target === 'NEWSLETTERS') return messages.everything;
  if (target === 'DIGEST') return messages.digest;
  if (target.includes('/')) return messages.unseenStories;
  const channel = channelOf(target);
  return formatMessage(messages.kind, { name: channel === undefined ? target : channelMessages[channel].title });
}
