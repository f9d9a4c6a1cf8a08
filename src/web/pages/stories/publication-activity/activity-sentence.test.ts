import { expect, test } from 'vitest';
import { activityMessages } from '#shared/messages/publication-activity.ts';
import { activitySentence } from './activity-sentence.ts';

const ada = {
  __typename: 'User',
  id: 'a',
  name: 'Ada',
  username: 'ada',
  imageId: null,
  isUnclaimed: false,
  membership: null,
} as const;
const bob = { __typename: 'User', id: 'b', name: 'Bob' } as const;
const entry = (kind: string, change: object = {}) =>
  activitySentence({
    __typename: 'CollectionActivity',
    id: '1',
    kind,
    subject: '',
    occurredAt: 0,
    actor: ada,
    user: null,
    ...change,
  });

test('PUB-1: each kind of change has a sentence without a gap; one that is not known yet has none', () => {
  for (const kind of Object.keys(activityMessages)) {
    const said = entry(kind, { subject: 'editor', user: bob }) ?? '';
    expect(said, kind).toMatch(/^Ada /);
    expect(said, kind).not.toMatch(/[{}]|“”|\s$/);
  }
  expect(entry('publication.vanished')).toBeUndefined();
});

test('PUB-1: who joined, who was invited by mail, a new address, and whoever is gone', () => {
  expect(entry('member.appointed', { subject: 'editor', user: { ...bob, id: 'a' } })).toBe('Ada joined as an editor');
  expect(entry('member.appointed', { subject: 'writer', user: bob })).toBe('Ada made Bob a writer');
  expect(entry('invitation.sent', { subject: 'writer' })).toBe('Ada invited someone by email to join as a writer');
  expect(entry('settings.changed', { subject: '/new-home' })).toBe('Ada changed the address to /new-home');
  expect(entry('domain.changed')).toBe('Ada disconnected the domain');
  expect(entry('transfer.accepted', { actor: null })).toBe('Someone took over from someone');
});
