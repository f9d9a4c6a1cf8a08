import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '#shared/storage/text-storage.ts';
import { dismissedAt, dismissNow } from './dismissal-times.ts';
import { isNativeApp } from './is-native-app.ts';

afterEach(() => vi.unstubAllGlobals());

test('MEMB-9: each notice has a memory of its own, for its viewer alone', () => {
  vi.stubGlobal('localStorage', createMemoryStorage());
  const now = new Date('2026-11-22T10:00:00Z');
  dismissNow('membershipUpsell', 'ada', now);
  expect(dismissedAt('membershipUpsell', 'ada')).toEqual(now);
  expect(dismissedAt('reactivateMembership', 'ada')).toBeNull();
  expect(dismissedAt('membershipUpsell', 'ben')).toBeNull();
});

test('MEMB-9: a memory that cannot be read is none', () => {
  const storage = createMemoryStorage();
  vi.stubGlobal('localStorage', storage);
  storage.setItem('ada|membershipUpsellDismissedAt', '"yesterday"');
  expect(dismissedAt('membershipUpsell', 'ada')).toBeNull();
});

test('MEMB-9: our own app is known by its name', () => {
  expect(isNativeApp('Mozilla/5.0 (iPhone) LonghandApp/2.1')).toBe(true);
  expect(isNativeApp('Mozilla/5.0 (X11; Linux x86_64) Chrome/140')).toBe(false);
});
