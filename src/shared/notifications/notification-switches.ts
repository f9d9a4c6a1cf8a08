import { type NotificationChannel, notificationChannels } from './notification-kinds.ts';

const on = { kind: 'boolean', initial: true } as const;
const off = { kind: 'boolean', initial: false } as const;
/** From everybody, from those whom one follows, or from nobody (rule 77). */
const reach = { kind: 'enum', initial: 'ALL', values: ['ALL', 'NETWORK', 'OFF'] } as const;

/** Every `NOTIFICATIONS_ALLOW_*` switch and what it is until somebody chooses (NEWS-4). */
export const notificationSwitches = {
  NOTIFICATIONS_ALLOW_EMAIL_RESPONSES: reach,
  NOTIFICATIONS_ALLOW_EMAIL_MENTIONS: reach,
  NOTIFICATIONS_ALLOW_EMAIL_HIGHLIGHTS: reach,
  NOTIFICATIONS_ALLOW_EMAIL_REPOSTS: reach,
  NOTIFICATIONS_ALLOW_EMAIL_CLAPS: off,
  NOTIFICATIONS_ALLOW_EMAIL_FOLLOWS: on,
  NOTIFICATIONS_ALLOW_EMAIL_NEW_STORIES: on,
  NOTIFICATIONS_ALLOW_EMAIL_LISTS: on,
  NOTIFICATIONS_ALLOW_EMAIL_NOTES: on,
  NOTIFICATIONS_ALLOW_EMAIL_CO_AUTHORS: on,
  NOTIFICATIONS_ALLOW_EMAIL_MILESTONES: off,
  NOTIFICATIONS_ALLOW_EMAIL_SCHEDULED: on,
  NOTIFICATIONS_ALLOW_EMAIL_PUBLICATIONS: on,
  NOTIFICATIONS_ALLOW_EMAIL_SUBMISSIONS: on,
  NOTIFICATIONS_ALLOW_EMAIL_NEWSLETTERS: on,
  NOTIFICATIONS_ALLOW_EMAIL_SITE_NEWS: off,
  NOTIFICATIONS_ALLOW_PUSH_RESPONSES: reach,
  NOTIFICATIONS_ALLOW_PUSH_MENTIONS: reach,
  NOTIFICATIONS_ALLOW_PUSH_HIGHLIGHTS: reach,
  NOTIFICATIONS_ALLOW_PUSH_REPOSTS: reach,
  NOTIFICATIONS_ALLOW_PUSH_CLAPS: on,
  NOTIFICATIONS_ALLOW_PUSH_FOLLOWS: on,
  NOTIFICATIONS_ALLOW_PUSH_NEW_STORIES: off,
  NOTIFICATIONS_ALLOW_PUSH_LISTS: off,
  NOTIFICATIONS_ALLOW_PUSH_NOTES: on,
  NOTIFICATIONS_ALLOW_PUSH_CO_AUTHORS: on,
  NOTIFICATIONS_ALLOW_PUSH_MILESTONES: on,
  NOTIFICATIONS_ALLOW_PUSH_SCHEDULED: on,
  NOTIFICATIONS_ALLOW_PUSH_SUBMISSIONS: on,
  NOTIFICATIONS_ALLOW_PUSH_PUBLICATIONS: on,
} as const;

export type NotificationSwitch = keyof typeof notificationSwitches;

/** The ways that lead to somebody who is not here. */
export type NotificationWay = 'EMAIL' | 'PUSH';

export function switchOf(way: NotificationWay, channel: NotificationChannel): NotificationSwitch {
  return `NOTIFICATIONS_ALLOW_${way}_${channel}`;
}

export function isNotificationSwitch(name: string): name is NotificationSwitch {
  return Object.hasOwn(notificationSwitches, name);
}

/** What a switch is turned to by an unsubscribe. */
export function offValueOf(name: NotificationSwitch): 'OFF' | false {
  return notificationSwitches[name].kind === 'enum' ? 'OFF' : false;
}

/** Whom a switch lets through, whatever kind of value it has. */
export function reachOf(value: unknown): 'ALL' | 'NETWORK' | 'OFF' {
  if (value === true || value === 'ALL') return 'ALL';
  return value === 'NETWORK' ? 'NETWORK' : 'OFF';
}

/** Mails that nothing sends yet: their switches are kept, and shown once there is something to switch. */
const UNSENT_CHANNELS = ['NEWSLETTERS', 'SITE_NEWS'] as const;
export type SwitchedChannel = NotificationChannel | (typeof UNSENT_CHANNELS)[number];

/** The channels that a page lists below each other, each with its switches: those alone that do something (NEWS-4). */
export const switchedChannels: readonly NotificationChannel[] = notificationChannels;

/** The channel of a switch; undefined of what is none. */
export function channelOf(name: string): SwitchedChannel | undefined {
  const channel = /^NOTIFICATIONS_ALLOW_(?:EMAIL|PUSH)_(.+)$/.exec(name)?.[1];
  return [...switchedChannels, ...UNSENT_CHANNELS].find((one) => one === channel);
}
