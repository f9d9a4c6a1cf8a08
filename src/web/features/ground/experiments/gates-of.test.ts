import { expect, test } from 'vitest';
import { gatesOf } from './gates-of.ts';

const ALL = ['enable_global_navigation', 'disable_branch_openinapp_android', 'enable_lite_gql_client_events', 'other'];
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/140.0 Mobile';

test('CORE-5: signed-in viewers meet the flags of events and navigation, and those on Android that of the app', () => {
  expect(gatesOf(ALL, 'Mozilla/5.0 (Macintosh)')).toEqual([
    'enable_lite_gql_client_events',
    'enable_global_navigation',
  ]);
  expect(gatesOf(ALL, ANDROID)).toContain('disable_branch_openinapp_android');
});

test('CORE-5: a flag that is off is met by nobody', () => {
  expect(gatesOf(['enable_global_navigation'], ANDROID)).toEqual(['enable_global_navigation']);
});
