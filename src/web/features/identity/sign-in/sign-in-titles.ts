import type { SignInConfig } from '#shared/identity/sign-in-config.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { signInEntryMessages as entries, signInMessages as messages } from '#shared/messages/sign-in.ts';
import type { SignInOptions } from './sign-in-options.ts';
import type { SignInState } from './sign-in-state.ts';

export type SignInTitles = { readonly title: string; readonly text: string };

/**
 * What stands above a step: by the entry where the reader came to do something, else by the operation.
 * Where no mail leaves, nobody is sent to look for one.
 */
export function titlesOf(
  state: SignInState,
  config: SignInConfig,
  siteName: string,
  mail?: SignInOptions['mail'],
): SignInTitles {
  const { step, operation, isExpired, isRecovery } = state;
  switch (step) {
    case 'OPTIONS':
      return optionsTitles(state, config, siteName);
    case 'ENTER_EMAIL':
      return isExpired
        ? { title: messages.expiredTitle[operation], text: messages.expiredSubheader }
        : { title: messages.emailTitle[operation], text: messages.emailSubheader[operation] };
    case 'UNRECOGNIZED_EMAIL':
      return { title: messages.unrecognizedTitle, text: messages.unrecognizedSubheader };
    case 'CHECK_YOUR_INBOX':
      if (mail === 'KEPT') return { title: messages.mailKeptTitle, text: messages.mailKept[operation] };
      return {
        title: messages.inboxTitle,
        text: state.email === '' ? messages.inboxSubheaderAnywhere : messages.inboxSubheader[operation],
      };
    case 'ENTER_PASSWORD':
      return { title: messages.passwordTitle, text: messages.passwordSubheader };
    case 'ENTER_TWO_FACTOR':
      return {
        title: messages.twoFactorTitle,
        text: isRecovery ? messages.recoverySubheader : messages.twoFactorSubheader,
      };
  }
}

function optionsTitles({ operation }: SignInState, config: SignInConfig, siteName: string): SignInTitles {
  const { susiEntry } = config;
  if (susiEntry === undefined || susiEntry === 'email_login_timeout') {
    return operation === 'login'
      ? { title: messages.loginTitle, text: messages.loginSubheader }
      : { title: formatMessage(messages.registerTitle, { siteName }), text: messages.registerSubheader };
  }
  const { title, text } = entries[susiEntry];
  return { title: formatMessage(title, { name: nameOf(config) }), text };
}

function nameOf({ susiEntry, user, collection, topic, newsletterV3 }: SignInConfig): string {
  switch (susiEntry) {
    case 'follow_collection':
      return collection?.name ?? entries.somePublication;
    case 'follow_topic':
      return topic?.name ?? entries.someTopic;
    case 'newsletter':
      return (newsletterV3 ?? collection ?? user)?.name ?? entries.someNewsletter;
    default:
      return user?.name ?? entries.someone;
  }
}
