import { expect, test } from 'vitest';
import { flags } from './flag-list.ts';

test('no flag has outlived its end', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(flags.filter((flag) => flag.endsOn < today).map((flag) => flag.name)).toEqual([]);
});

test('CORE-5: every flag is there with the default of rule 158', () => {
  const on = flags.filter((flag) => flag.defaultValue).map((flag) => flag.name);
  expect(on).toEqual([
    'enable_submissions_v2',
    'enable_mastodon_for_members',
    'disable_branch_openinapp_android',
    'enable_lite_gql_client_events',
    'enable_global_navigation',
    'enable_lite_archive_page',
    'enable_switch_plan_premium_tier',
    'enable_library_sidebar',
    'enable_sidebar_profile_links',
    'enable_compiled_documents',
    ...['email', 'google', 'apple', 'facebook', 'x', 'password', 'passkey'].map((method) => `enable_${method}_sign_in`),
  ]);
  const off = flags.filter((flag) => !flag.defaultValue).map((flag) => flag.name);
  expect(off).toEqual([
    'disable_lite_gift_page',
    'enable_track_user_interactions',
    'can_view_unfiltered_search',
    'enable_sidebar_smart_order',
  ]);
});
