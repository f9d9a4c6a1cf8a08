import { expect, test } from 'vitest';
import { withoutOneShots } from './one-shot-parameters.ts';

test('ROUTE-7: what an address asks for once leaves it, and everything else stays', () => {
  expect(withoutOneShots('?updatedPayment=1')).toBe('');
  expect(withoutOneShots('?q=a+b&giftCode=x&undeletedPostId=1&tab=2')).toBe('?q=a+b&tab=2');
  expect(withoutOneShots('?page=abc&lang=fr&token=t')).toBe('?page=abc&lang=fr');
  expect(withoutOneShots('?newsletterId=f3df23e5fc86&token=t')).toBe('?newsletterId=f3df23e5fc86');
  expect(withoutOneShots('')).toBe('');
});
