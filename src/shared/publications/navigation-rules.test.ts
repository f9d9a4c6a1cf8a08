import { expect, test } from 'vitest';
import {
  findNavigationFault,
  type NavigationEntry,
  navigationLimits,
  type NavigationTarget,
  trimNavigationEntry,
} from './navigation-rules.ts';

const entry = (destination: NavigationTarget, value = '', title = 'Title'): NavigationEntry => ({
  destination,
  title,
  value,
});

test('PUB-7: a story is kept by its id, a topic by its slug, and what needs no value has none', () => {
  const kept = (destination: NavigationTarget, value: string) => trimNavigationEntry(entry(destination, value)).value;
  expect(kept('POST', ' https://site.example/field-notes/a-walk-9A5DC5C1033A/?source=x#top ')).toBe('9a5dc5c1033a');
  expect(kept('POST', '9a5dc5c1033a')).toBe('9a5dc5c1033a');
  expect(kept('POST', 'https://site.example/about')).toBe('');
  expect(kept('TAG_FEED', 'Out of Doors')).toBe('out-of-doors');
  expect(kept('TOPIC_PAGE', '天気')).toBe('天気');
  expect(kept('LATEST', 'https://shop.example/')).toBe('');
  expect(kept('EXTERNAL_URL', ' https://shop.example/ ')).toBe('https://shop.example/');
  expect(kept('EXTERNAL_URL', `https://shop.example/${'a'.repeat(navigationLimits.mostAddress)}`)).toBe('');
  expect(trimNavigationEntry(entry('ABOUT', '', '  The   paper ')).title).toBe('The paper');
});

test('PUB-7: each destination has the value that it needs, and a title', () => {
  const faultOf = (item: NavigationEntry) => findNavigationFault([entry('LATEST'), item]);
  expect(faultOf(entry('TRENDING'))).toBeUndefined();
  expect(faultOf(entry('PAGE', 'colophon'))).toBeUndefined();
  expect(faultOf(entry('EXTERNAL_URL', 'https://shop.example/'))).toBeUndefined();
  for (const address of [
    '',
    'shop.example',
    'javascript:alert(1)',
    'ftp://shop.example/',
    '//shop.example/',
    'https://',
  ])
    expect(faultOf(entry('EXTERNAL_URL', address)), address).toEqual({ fault: 'addressInvalid', at: 1 });
  expect(faultOf(entry('PAGE'))).toEqual({ fault: 'pageMissing', at: 1 });
  expect(faultOf(entry('SECTION'))).toEqual({ fault: 'sectionMissing', at: 1 });
  expect(faultOf(entry('TAG_FEED'))).toEqual({ fault: 'topicMissing', at: 1 });
  expect(faultOf(entry('POST'))).toEqual({ fault: 'storyInvalid', at: 1 });
  expect(faultOf(entry('ABOUT', '', ''))).toEqual({ fault: 'titleMissing', at: 1 });
  expect(faultOf(entry('ABOUT', '', '🌧'.repeat(navigationLimits.mostTitle)))).toBeUndefined();
  expect(faultOf(entry('ABOUT', '', 'a'.repeat(navigationLimits.mostTitle + 1)))).toEqual({
    fault: 'titleTooLong',
    at: 1,
  });
});

test('PUB-7: one item at most leads elsewhere, and there are not more items than a bar can hold', () => {
  const shop = entry('EXTERNAL_URL', 'https://shop.example/');
  expect(findNavigationFault([shop, entry('LATEST'), shop])).toEqual({ fault: 'secondOutside', at: 2 });
  const many = Array.from({ length: navigationLimits.mostItems }, () => entry('LATEST'));
  expect(findNavigationFault(many)).toBeUndefined();
  expect(findNavigationFault([...many, entry('LATEST')])).toEqual({ fault: 'tooManyItems', at: null });
});
