import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeredChannels, shareAddress, shareTargets } from './share-targets.ts';

const shared = { url: 'https://longhand.example/@ada/rain-0123456789ab', title: 'Rain & shine: 100 % “wet”' };

test('STORY-9: the targets that take a link, however they are spelt', () => {
  for (const channel of ['AOL_MAIL', 'FACEBOOK', 'FLIPBOARD', 'GMAIL', 'HACKER_NEWS', 'LINKEDIN', 'POCKET', 'REDDIT']) {
    expect(shareAddress(channel, shared), channel).toContain(encodeURIComponent(shared.url));
  }
  expect(shareAddress('TWITTER', shared)).toBe(
    'https://twitter.com/intent/tweet?url=https%3A%2F%2Flonghand.example%2F%40ada%2Frain-0123456789ab' +
      '&text=Rain%20%26%20shine%3A%20100%20%25%20%E2%80%9Cwet%E2%80%9D',
  );
  expect(shareAddress('hacker-news', shared)).toBe(shareAddress('hackerNews', shared));
  expect(shareAddress('linkedin', shared)).toBe(shareAddress('linkedIn', shared));
});

test('STORY-9: channels that take no link, and those that nobody knows', () => {
  for (const channel of ['INSTAGRAM', '', 'constructor', '__proto__', 'https://evil.example']) {
    expect(shareAddress(channel, shared), channel).toBeUndefined();
  }
});

test('STORY-9: whatever the title says, it stays one value of the query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...Object.keys(shareTargets)), (title, channel) => {
      const plainAddress = new URL(shareAddress(channel, { ...shared, title: '' }) ?? '');
      const address = new URL(shareAddress(channel, { ...shared, title }) ?? '');
      expect([...address.searchParams.keys()]).toEqual([...plainAddress.searchParams.keys()]);
      expect([address.protocol, address.host, address.hash]).toEqual([plainAddress.protocol, plainAddress.host, '']);
    }),
  );
});

test('STORY-9: what is offered is a target', () => {
  for (const channel of offeredChannels) expect(shareTargets[channel].name).not.toBe('');
});
