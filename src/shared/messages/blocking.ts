import { resultMessages } from './results.ts';

/** Blocking, muting and who is kept away (rules 31, 32). */
export const blockingMessages = {
  blockSelf: 'You cannot block yourself.',
  muteSelf: 'You cannot mute yourself.',
  nobody: 'There is nobody here by that name.',
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
    '{name} will not be able to follow you, to clap for, respond to, highlight or list your stories, or to see them while signed in. You will no longer follow each other. {name} is not told.',
  blockedPeople: 'Blocked people',
  blockedPeopleText: 'They cannot follow or answer you, or see your stories while signed in.',
  nobodyBlocked: 'You have not blocked anybody.',
  failed: 'That didn’t work. Please try again.',
} as const;
