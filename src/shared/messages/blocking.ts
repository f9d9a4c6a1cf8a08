import { resultMessages } from './results.ts';

/** Blocking, muting and who is kept away (rules 31, 32). */
export const blockingMessages = {
  blockSelf: 'You can’t block yourself.',
  muteSelf: 'You can’t mute yourself.',
  nobody: 'There’s nobody here by that name.',
  tooOften: resultMessages.rateLimited,
  more: 'More about {name}',
  mute: 'Mute {name}',
  unmute: 'Unmute {name}',
  block: 'Block {name}',
  unblock: 'Unblock {name}',
  unblockShort: 'Unblock',
  copyLink: 'Copy link to profile',
  linkCopied: 'Link copied.',
  muted: '{name} has been muted. Their stories no longer appear on your homepage and in your email digests.',
  mutedSource: '{name} has been muted. Its stories no longer appear on your homepage and in your email digests.',
  unmuted: '{name} has been unmuted.',
  undo: 'Undo',
  blocked: 'You blocked {name}.',
  unblocked: '{name} has been unblocked.',
  blockTitle: 'Block {name}?',
  blockConsequences:
    '{name} won’t be able to follow you, see your stories while signed in, or clap for, respond to, highlight or save them. You’ll stop following each other. {name} won’t be told.',
  blockedPeople: 'Blocked people',
  blockedPeopleText: 'They can’t follow you, respond to you, or see your stories while signed in.',
  nobodyBlocked: 'You haven’t blocked anyone.',
  failed: 'That didn’t work. Please try again.',
} as const;
