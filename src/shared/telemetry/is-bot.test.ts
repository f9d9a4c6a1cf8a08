import { expect, test } from 'vitest';
import { isBot, isCrawler } from './is-bot.ts';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/120.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11) Chrome/109 Mobile Safari/537.36 Chrome-Lighthouse',
  'curl/8.5.0',
  'python-requests/2.32',
  'WhatsApp/2.23.20.0',
  '',
  ' ',
])('CORE-10: %j is a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
])('CORE-10: %j is a person', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

test('CORE-10: crawlers and previews pass the cache, tools and phones do not', () => {
  const crawlers = [
    'Googlebot/2.1',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'Baiduspider/2.0',
  ];
  const others = [undefined, '', 'curl/8.0', 'wrk', 'Mozilla/5.0 (Linux; CUBOT X50)', 'Mozilla/5.0 Firefox/140.0'];
  expect(crawlers.filter(isCrawler)).toEqual(crawlers);
  expect(others.filter(isCrawler)).toEqual([]);
});
