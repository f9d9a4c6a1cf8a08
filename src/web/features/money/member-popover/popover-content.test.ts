import { describe, expect, test } from 'vitest';
import { buildPath, type PathQuery } from '#shared/routes/build-path.ts';
import type { RouteName } from '#shared/routes/route-table.ts';
import { popoverContent, type PopoverSubject, type PopoverViewer } from './popover-content.ts';

const pathOf = (name: RouteName, query?: PathQuery) => buildPath(name, {}, query);
const nothingBuilt = () => undefined;

const MARCH_2024 = Date.UTC(2024, 2, 31, 23, 59);
const MAY_2025 = Date.UTC(2025, 4, 1);
const story: PopoverSubject = { kind: 'story', authorIds: ['author', 'second'] };
const friend: PopoverSubject = { kind: 'friend', id: 'friend', name: 'Ada', since: MAY_2025 };

type Tier = 'FREE' | 'FRIEND' | 'MEMBER';
const viewer = (tier: Tier, id = 'reader'): PopoverViewer => {
  const since = { memberSince: MARCH_2024, friendSince: tier === 'FRIEND' ? MAY_2025 : null };
  return { id, membership: { tier, ...since } };
};
const reader: PopoverViewer = { id: 'reader', membership: null };
const ACCESS = { label: 'Get unlimited access', to: '/payment' };
const LEARN = { label: 'Learn more', to: '/membership' };
const LOGIN = '/m/signin?operation=login&susiEntry=membership&redirect=%2Fpayment';

describe('SHELL-18: the popover of a member-only story', () => {
  test('its authors hear that it is behind the paywall and may earn money', () => {
    for (const id of ['author', 'second']) {
      expect(popoverContent(story, viewer('MEMBER', id), pathOf)).toEqual({
        title: 'Member-only story',
        text: 'Your story is member-only: it’s behind the paywall and can earn money.',
        links: [],
      });
    }
  });

  test('a Member and a Friend see since when they are members', () => {
    for (const tier of ['MEMBER', 'FRIEND'] as const) {
      const { text, links } = popoverContent(story, viewer(tier), pathOf);
      expect([text, links]).toEqual(['You can read it in full: you’ve been a member since Mar 2024.', []]);
    }
  });

  test('whoever became a Friend at once is a member since then, and no date is none', () => {
    const since = (friendSince: number | null) =>
      popoverContent(story, { id: 'reader', membership: { tier: 'FRIEND', memberSince: null, friendSince } }, pathOf);
    expect(since(MAY_2025).text).toContain('since May 2025.');
    expect(since(null).text).toBe('You can read it in full: you’re a member.');
  });

  test('a non-member is led to the payment page, and to what memberships are', () => {
    for (const nobody of [reader, viewer('FREE')]) {
      const { text, links } = popoverContent(story, nobody, pathOf);
      expect([text, links]).toEqual(['Only members can read this story in full.', [ACCESS, LEARN]]);
    }
  });

  test('somebody signed out signs in first', () => {
    expect(popoverContent(story, null, pathOf).links).toEqual([{ ...ACCESS, to: LOGIN }, LEARN]);
  });

  test('no link leads to a page that is not built', () => {
    for (const nobody of [reader, null]) expect(popoverContent(story, nobody, nothingBuilt).links).toEqual([]);
  });
});

describe('SHELL-18: the popover of a Friend', () => {
  test('the Friend sees since when', () => {
    const own = popoverContent(friend, viewer('FRIEND', 'friend'), pathOf);
    expect(own).toEqual({ title: 'Friend', text: 'Friend since May 2025', links: [] });
  });

  test('another Friend sees it too, and is not asked to upgrade', () => {
    const { text, links } = popoverContent(friend, viewer('FRIEND'), pathOf);
    expect([text, links]).toEqual(['Ada has been a Friend since May 2025.', []]);
  });

  test('a Member upgrades where memberships are managed, everybody else on the pay page', () => {
    const to = (who: PopoverViewer) => popoverContent(friend, who, pathOf).links;
    const upgrade = (path: string) => [{ label: 'Upgrade', to: path }];
    expect(to(viewer('MEMBER'))).toEqual(upgrade('/manage-membership'));
    expect(to(viewer('FREE'))).toEqual(upgrade('/payment'));
    expect(to(reader)).toEqual(upgrade('/payment'));
    expect(to(null)).toEqual(upgrade(LOGIN));
    for (const who of [viewer('MEMBER'), reader, null]) {
      expect(popoverContent(friend, who, nothingBuilt).links).toEqual([]);
    }
  });

  test('without a date there is none to read', () => {
    const undated: PopoverSubject = { ...friend, since: null };
    expect(popoverContent(undated, reader, pathOf).text).toBe('Ada is a Friend.');
    expect(popoverContent(undated, viewer('FRIEND', 'friend'), pathOf).text).toBe('You’re a Friend.');
  });
});
