import { formatMessage } from '#shared/messages/format-message.ts';
import { shellMessages } from '#shared/messages/shell.ts';
import { ONE_SHOT_PARAMETERS } from '#shared/routes/canonical-url.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';

/** These say what the page shows, so they stay while it shows it: Back and reload need them. */
const STAYING: ReadonlySet<string> = new Set(['page', 'lang', 'sk', 'newsletterId', 'series']);

/** Whom an account can be connected to; no other word of an address is shown. */
const PROVIDERS: ReadonlyMap<string, string> = new Map([
  ['google', 'Google'],
  ['apple', 'Apple'],
  ['facebook', 'Facebook'],
  ['x', 'X'],
]);

/** A query without what a page uses once (rule T1). */
export function withoutOneShots(search: string): string {
  const left = new URLSearchParams(search);
  for (const name of ONE_SHOT_PARAMETERS) if (!STAYING.has(name)) left.delete(name);
  return left.size === 0 ? '' : `?${left.toString()}`;
}

/** Does what the address asks for once, and takes it out of the address (rule T1). */
export function consumeOneShots(host: Window): void {
  const { search, pathname, hash } = host.location;
  const given = new URLSearchParams(search);
  if (given.get('updatedPayment') === '1') {
    void showToast({ message: shellMessages.paymentMethodUpdated });
  }
  if (given.get('confirmedEmail') === '1') void showToast({ message: shellMessages.emailConfirmed });
  const connected = PROVIDERS.get(given.get('connectedTo') ?? '');
  if (connected !== undefined) {
    void showToast({ message: formatMessage(shellMessages.accountConnected, { provider: connected }) });
  }
  const mailUserId = given.get('mailUserId');
  if (mailUserId)
    void import('#web/features/ground/banners/greet-from-mail.ts').then((mail) => mail.greetFromMail(mailUserId));
  const left = withoutOneShots(search);
  if (left !== search) host.history.replaceState(host.history.state, '', pathname + left + hash);
}
