import { expect, test } from 'vitest';
import { avatarMenuItems, type MenuViewer } from './avatar-menu-items.ts';

const everyPage = (name: string, query: Readonly<Record<string, string>> = {}) =>
  `/${name}${query['operation'] ? `?operation=${query['operation']}` : ''}`;

const ada: MenuViewer = { username: 'ada', roles: [], isBookAuthor: false, tier: 'FREE' };

function labels(viewer: MenuViewer | null, flags: readonly string[] = []): readonly string[] {
  return avatarMenuItems({ viewer, flags, pathOf: everyPage })
    .groups.flat()
    .map(({ label }) => label);
}

test('SHELL-7: somebody signed out finds sign up, sign in, Write and Help', () => {
  expect(labels(null)).toEqual(['Sign up', 'Sign in', 'Write', 'Help']);
});

test('SHELL-7: membership decides between becoming a member, a Friend, and coming back', () => {
  const membershipLabels = (membership: Partial<MenuViewer>) =>
    labels({ ...ada, ...membership }, ['enable_switch_plan_premium_tier']).filter((label) =>
      /member$|Membership$|Friend$/.test(label),
    );
  expect(membershipLabels({})).toEqual(['Become a member']);
  expect(membershipLabels({ tier: 'FRIEND' })).toEqual(['Become a member']);
  expect(membershipLabels({ tier: 'MEMBER' })).toEqual([]);
  expect(membershipLabels({ tier: 'MEMBER', canSwitchPlan: true })).toEqual(['Become a Friend']);
  expect(membershipLabels({ tier: 'MEMBER', canReactivate: true })).toEqual(['Reactivate Membership']);
  expect(membershipLabels({ tier: 'FRIEND', canSwitchPlan: true })).toEqual(['Become a member']);
  expect(membershipLabels({ tier: 'FREE', canReactivate: true }), 'one that is over').toEqual([
    'Become a member',
    'Reactivate Membership',
  ]);
});

test('SHELL-7: where plans are not switched nobody is asked to become a Friend', () => {
  expect(labels({ ...ada, tier: 'MEMBER', canSwitchPlan: true })).not.toContain('Become a Friend');
});

test('SHELL-6, rule 88: the way out of a contract stands with the links of the footer, for whom the law gives it', () => {
  const withdrawal = { label: 'Withdraw from contract', href: '/me/settings/membership#withdraw' };
  const more = (viewer: MenuViewer) => avatarMenuItems({ viewer, flags: [], pathOf: everyPage }).more;
  expect(more({ ...ada, withdrawal }).at(-1)).toEqual(withdrawal);
  expect(more(ada)).not.toContainEqual(withdrawal);
});

test('SHELL-7: reactivating opens its modal by the fragment', () => {
  const viewer: MenuViewer = { ...ada, tier: 'MEMBER', canReactivate: true };
  const { groups } = avatarMenuItems({ viewer, flags: [], pathOf: everyPage });
  expect(groups.flat().find(({ label }) => label === 'Reactivate Membership')?.href).toBe(
    '/ShowSettings#reactivateMembership',
  );
});

test('SHELL-7: enrollment, verification and flags decide the rest', () => {
  expect(labels({ ...ada, partnerStatus: 'ENROLLED' })).toContain('Partner Program');
  for (const partnerStatus of [undefined, 'NOT_ENROLLED', 'PERMISSION_DENIED'] as const) {
    const shown = labels({ ...ada, ...(partnerStatus && { partnerStatus }) });
    expect(shown).toContain('Apply to the Partner Program');
    expect(shown).not.toContain('Partner Program');
  }
  expect(labels(ada)).toContain('Apply for author verification');
  expect(labels({ ...ada, isBookAuthor: true })).not.toContain('Apply for author verification');
  expect(labels(ada)).toContain('Gift a membership');
  expect(labels(ada, ['disable_lite_gift_page'])).not.toContain('Gift a membership');
  expect(labels(ada)).not.toContain('Mastodon');
  expect(labels(ada, ['enable_mastodon_for_members'])).toContain('Mastodon');
});

test('SHELL-7: each role of the staff finds the way to what waits for it, and nobody else does', () => {
  const addressFor = (roles: MenuViewer['roles']) =>
    avatarMenuItems({ viewer: { ...ada, roles }, flags: [], pathOf: everyPage })
      .groups.flat()
      .find(({ label }) => label === 'Administration')?.href;
  for (const role of ['ADMIN', 'MODERATOR', 'CURATOR', 'FINANCE'] as const)
    expect([role, addressFor([role])]).toEqual([role, '/ShowAdminOverview']);
  expect([addressFor(['SUPPORT']), addressFor([])]).toEqual(['/ShowAdminLookUp', undefined]);
});

test('SHELL-7: what is not built does not show, nor does a group that would be empty', () => {
  const { groups, more } = avatarMenuItems({ viewer: ada, flags: [], pathOf: () => undefined });
  expect([groups, more]).toEqual([[], []]);
});
