import { formatMessage } from '#shared/messages/format-message.ts';
import { memberPopoverMessages as messages } from '#shared/messages/member-popover.ts';
import { signInQuery } from '#shared/identity/sign-in-config.ts';
import { type PathQuery, buildPath } from '#shared/routes/build-path.ts';
import type { RouteName } from '#shared/routes/route-table.ts';

const formatter = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `LLL yyyy`, as in `Mar 2024`, of a moment in milliseconds. */
function monthOf(timestamp: number): string {
  return formatter.format(timestamp);
}

/** What a mark is about: a story by its authors, or a Friend. */
export type PopoverSubject =
  | { readonly kind: 'story'; readonly authorIds: readonly string[] }
  | { readonly kind: 'friend'; readonly id: string; readonly name: string; readonly since: number | null };

/** Null for somebody who is signed out. */
export type PopoverViewer = {
  readonly id: string;
  readonly membership: {
    readonly tier: 'FREE' | 'FRIEND' | 'MEMBER';
    readonly memberSince: number | null;
    readonly friendSince: number | null;
  } | null;
} | null;

type PopoverLink = { readonly label: string; readonly to: string };
export type PopoverContent = {
  readonly title: string;
  readonly text: string;
  /** The first is what one is invited to. */
  readonly links: readonly PopoverLink[];
};

/** The address of a page, or undefined where it is not built. */
type PathOf = (name: RouteName, query?: PathQuery) => string | undefined;

/** What the popover of a member-only story or of a Friend says to whoever looks (SHELL-18). */
export function popoverContent(subject: PopoverSubject, viewer: PopoverViewer, pathOf: PathOf): PopoverContent {
  return subject.kind === 'story' ? aboutStory(subject, viewer, pathOf) : aboutFriend(subject, viewer, pathOf);
}

type Subject<Kind> = Extract<PopoverSubject, { readonly kind: Kind }>;

function aboutStory({ authorIds }: Subject<'story'>, viewer: PopoverViewer, pathOf: PathOf): PopoverContent {
  const title = messages.story;
  if (viewer !== null && authorIds.includes(viewer.id)) return { title, text: messages.ownStory, links: [] };
  const membership = viewer?.membership;
  if (membership && membership.tier !== 'FREE') {
    // A Friend is a member as well, perhaps from the first day.
    const since = membership.memberSince ?? membership.friendSince;
    const text = since === null ? messages.member : formatMessage(messages.memberSince, { date: monthOf(since) });
    return { title, text, links: [] };
  }
  const links = [
    link(messages.getAccess, paymentPath(viewer, pathOf)),
    link(messages.learnMore, pathOf('ShowMembershipLanding')),
  ].flat();
  return { title, text: messages.forMembers, links };
}

function aboutFriend({ id, name, since }: Subject<'friend'>, viewer: PopoverViewer, pathOf: PathOf): PopoverContent {
  const title = messages.friend;
  const date = since === null ? undefined : monthOf(since);
  if (viewer?.id === id) {
    const text = date === undefined ? messages.ownFriend : formatMessage(messages.ownFriendSince, { date });
    return { title, text, links: [] };
  }
  const text =
    date === undefined
      ? formatMessage(messages.isFriend, { name })
      : formatMessage(messages.friendSince, { name, date });
  const tier = viewer?.membership?.tier;
  if (tier === 'FRIEND') return { title, text, links: [] };
  const to = tier === 'MEMBER' ? pathOf('ManageMembership') : paymentPath(viewer, pathOf);
  return { title, text, links: link(messages.upgrade, to) };
}

/** The payment page; for somebody who is signed out by way of signing in. */
function paymentPath(viewer: PopoverViewer, pathOf: PathOf): string | undefined {
  const payment = pathOf('ShowPayment');
  if (viewer !== null || payment === undefined) return payment;
  const redirectTo = buildPath('ShowPayment');
  return pathOf('SignIn', signInQuery({ operation: 'login', susiEntry: 'membership', redirectTo }));
}

const link = (label: string, to: string | undefined): readonly PopoverLink[] =>
  to === undefined ? [] : [{ label, to }];
