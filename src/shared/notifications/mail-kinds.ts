import { type NotificationSwitch, switchedChannels, switchOf } from './notification-switches.ts';

/** One kind of mail to an account that can be turned off by itself: the digest, or what one switch is about. */
export type MailKind = 'DIGEST' | NotificationSwitch;

export const mailKinds: readonly MailKind[] = [
  'DIGEST',
  ...switchedChannels.map((channel) => switchOf('EMAIL', channel)),
];

export function isMailKind(name: string): name is MailKind {
  return mailKinds.some((kind) => kind === name);
}
