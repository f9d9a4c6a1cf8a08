import { describe, expect, test } from 'vitest';
import { bellText, kindsOf, notificationChannels, notificationKinds } from './notification-kinds.ts';
import { notificationSentence, notificationText, type Spoken } from './notification-sentence.ts';
import { isNotificationSwitch, notificationSwitches, offValueOf, reachOf, switchOf } from './notification-switches.ts';

const spoken: Spoken = { kind: 'STORY_CLAPPED', names: ['Ada', 'Bob'], actorCount: 2, title: 'On maps', amount: null };

test('SHELL-14: the bell says a number up to 99, and 99+ above', () => {
  expect([0, 1, 99, 100, 5_000].map(bellText)).toEqual(['', '1', '99', '99+', '99+']);
});

describe('a sentence', () => {
  test('names one, two, or one with all others', () => {
    expect(notificationText({ ...spoken, names: ['Ada'], actorCount: 1 })).toBe('Ada clapped for On maps');
    expect(notificationText(spoken)).toBe('Ada and Bob clapped for On maps');
    expect(notificationText({ ...spoken, actorCount: 5 })).toBe('Ada and 4 others clapped for On maps');
    expect(notificationText({ ...spoken, actorCount: 101 })).toBe('Ada and more than 99 others clapped for On maps');
  });

  test('keeps a name or a title as it is, whatever it holds', () => {
    const nasty = { ...spoken, names: ['{what}'], actorCount: 1, title: '{who} {amount} $& <b>' };
    expect(notificationText(nasty)).toBe('{what} clapped for {who} {amount} $& <b>');
    expect(notificationSentence(nasty).filter(({ isName }) => isName)).toHaveLength(2);
  });

  test('says how many of a milestone', () => {
    expect(notificationText({ ...spoken, kind: 'FOLLOWER_MILESTONE', amount: 1_000 })).toBe('You have 1,000 followers');
  });
});

test('NEWS-4: every channel has a switch for mail and one for push, and every kind a channel', () => {
  for (const channel of notificationChannels) {
    for (const way of ['EMAIL', 'PUSH'] as const) expect(isNotificationSwitch(switchOf(way, channel))).toBe(true);
  }
  expect(new Set(Object.values(notificationKinds))).toEqual(new Set(notificationChannels));
  expect(offValueOf('NOTIFICATIONS_ALLOW_EMAIL_RESPONSES')).toBe('OFF');
  expect(offValueOf('NOTIFICATIONS_ALLOW_EMAIL_FOLLOWS')).toBe(false);
  expect(['ALL', true, 'NETWORK', 'OFF', false, undefined].map(reachOf)).toEqual([
    'ALL',
    'ALL',
    'NETWORK',
    'OFF',
    'OFF',
    'OFF',
  ]);
  expect(Object.keys(notificationSwitches).every((name) => /^NOTIFICATIONS_ALLOW_(EMAIL|PUSH)_/.test(name))).toBe(true);
});

test('NOTI-1: filters part the kinds and leave none out', () => {
  const parts = (['RESPONSES', 'REACTIONS', 'FOLLOWS', 'STORIES'] as const).flatMap(kindsOf);
  expect(parts.toSorted()).toEqual([...kindsOf('ALL')].toSorted());
});
