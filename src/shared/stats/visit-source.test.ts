import { expect, test } from 'vitest';
import { sourceOf } from './visit-source.ts';

const from = (referrer: string, tagged = '') => {
  const { medium, name } = sourceOf({ referrer, isInside: false, tagged });
  return [medium, name].join(' ').trim();
};

test.each([
  ['https://www.google.com/', 'search Google'],
  ['https://google.co.uk/', 'search Google'],
  ['https://news.google.com/articles', 'search Google'],
  ['https://mail.google.com/', 'mail Gmail'],
  ['https://gemini.google.com/app', 'assistant Gemini'],
  ['android-app://com.google.android.gm/', 'mail Gmail'],
  ['https://search.brave.com/', 'search Brave Search'],
  ['https://brave.com/blog', 'site brave.com'],
  ['https://t.co/', 'social X'],
  ['https://blog.t.co.example/', 'site blog.t.co.example'],
  ['https://l.facebook.com/', 'social Facebook'],
  ['https://old.reddit.com/r/x', 'social Reddit'],
  ['https://chatgpt.com/', 'assistant ChatGPT'],
  ['https://mastodon.social/@ada', 'fediverse Mastodon'],
  ['https://you.example.com/', 'site you.example.com'],
  ['https://you.com/', 'assistant You.com'],
  ['https://yandex.com.tr/', 'search Yandex'],
  ['https://someone.medium.com/', 'social Medium'],
  ['https://medium.example/', 'site medium.example'],
  ['https://feedly.com/i', 'feed Feedly'],
  ['https://www.example.org/links', 'site example.org'],
  ['', 'direct'],
  ['javascript:alert(1)', 'direct'],
  ['https://constructor/', 'site constructor'],
])('STAT-1: %s is “%s”', (referrer, expected) => expect(from(referrer)).toBe(expected));

test('STAT-1: an address says where it was found before its page before does', () => {
  expect(from('https://l.facebook.com/', 'email')).toBe('mail');
  expect(from('', 'newsletter')).toBe('mail');
  expect(from('', 'rss-1')).toBe('feed');
  expect(from('', 'twitter')).toBe('social X');
  expect(from('', 'something of ours')).toBe('direct');
});

test('STAT-1: what is on the site comes from the site', () => {
  expect(sourceOf({ referrer: 'https://google.com/', isInside: true, tagged: 'email' }).medium).toBe('inside');
});
