import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { privacyMessages } from '#shared/messages/privacy.ts';
import { createMemoryStorage } from '#shared/storage/text-storage.ts';
import { consumeOneShots } from '#web/app/one-shot-parameters.ts';
import { mute } from '#web/features/people/muting/turn-mute.ts';
import { turnFollow } from '#web/features/people/follows/turn-follow.ts';
import { retriedToast } from '#web/features/money/membership-settings/payment-toasts.ts';
import { askToVerifyEmail } from '#web/features/ground/banners/verify-email.ts';
import { PrivacyBanner } from '#web/features/ground/privacy-banner/PrivacyBanner.tsx';
import { tellCodeSent } from '#web/features/identity/sign-in/tell-code-sent.ts';
import { useFollowList } from '#web/features/reading/lists/use-follow-list.ts';
import { countRead } from '#web/features/reading/read-counters/count-read.ts';
import { ResponsesContext, type ResponsesState } from '#web/features/reading/responses/responses-context.ts';
import { useHiding } from '#web/features/reading/responses/use-hiding.ts';
import { useWriteResponse } from '#web/features/reading/responses/use-write-response.ts';
import { useFeaturing } from '#web/features/stories/publication-stories/use-featuring.ts';
import { undeletedToast } from '#web/features/stories/publishing/story-toasts.ts';
import { useOwnStory } from '#web/features/stories/publishing/use-own-story.ts';
import { subscribeByMail, unsubscribeFromMail } from '#web/features/telling/newsletters/turn-newsletter.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { hookOn, nextToast, openStage, type Stage } from '#test/support/toasts/toast-stage.tsx';
import {
  accountLockoutToast,
  alternateUserToast,
  genericErrorToast,
  limitedStateToast,
  retryableErrorToast,
  signInConfirmationToast,
  userSuspendedToast,
} from './account-toasts.ts';

afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;
const newsletter = { id: 'n1', name: 'Lamps weekly' };
const story = { id: 's1', title: 'Ten lamps' };
const publication = { slug: 'lantern', name: 'The Lantern' };

const person = (isFollowing: boolean) =>
  ({
    __typename: 'User',
    id: 'p1',
    name: 'Ada',
    viewerEdge: { __typename: 'UserViewerEdge', id: 'p1', isFollowing },
    socialStats: { __typename: 'SocialStats', followerCount: 3, followingCount: 0 },
  }) as const;

function responsesOf(stage: Stage, kind: 'story' | 'list') {
  const place = { kind, id: 'x1', title: 'Ten lamps', path: '/elsewhere' } as const;
  const state: ResponsesState = {
    place,
    sort: 'RECOMMENDED',
    setSort: nothing,
    isOpen: true,
    refresh: () => void stage.sent.push('refetch'),
    watch: () => nothing,
    hidden: new Set(),
    setHidden: nothing,
    removed: new Set(),
    remove: nothing,
    added: [],
    add: nothing,
    replace: nothing,
  };
  return <Hook extends () => unknown>(useHook: Hook) =>
    hookOn(stage, useHook, (inside) => <ResponsesContext value={state}>{inside}</ResponsesContext>) as ReturnType<Hook>;
}

type Walk = (stage: Stage) => Promise<unknown>;

/** What is shown for each line of the second document's section 4.7, and that its action does what it says. */
const WALK: Readonly<Record<string, Walk>> = {
  'privacy banner': async () => {
    const banner = renderToStaticMarkup(<PrivacyBanner kinds={['analytics']} given={[]} onAnswer={nothing} />);
    expect(banner).toContain('data-style="EU_PRIVACY_BANNER"');
    expect(banner).toContain(privacyMessages.accept);
  },
  'verify email, with Resend email; verification email sent, with Change email': async () => {
    const stage = openStage({ __typename: 'VerificationEmail', email: 'ada@mail.example' });
    void askToVerifyEmail(stage.graph, 'ada@mail.example', nothing);
    const asked = await nextToast();
    expect([asked.toastStyle, asked.duration, asked.action?.label]).toEqual([
      'VERIFY_EMAIL',
      'FOREVER',
      'Resend email',
    ]);
    asked.action?.run();
    const sent = await nextToast();
    expect([sent.message, sent.action?.label]).toEqual([expect.stringContaining('ada@mail.example'), 'Change email']);
    sent.action?.run();
    expect([stage.sent, stage.visited]).toEqual([['SendVerificationEmailMutation'], ['/me/settings#email']]);
  },
  'limited state, and a story that is suspended': async ({ visited }) => {
    const look = () => void visited.push('decisions');
    for (const [measure, title] of [
      ['LIMIT', 'Your content is under review for a rules violation'],
      ['HIDE', 'Your story was found in violation of the Rules'],
    ] as const) {
      void showToast(limitedStateToast({ title: 'Ten lamps', measure, isProvisional: false }, look, nothing));
      const toast = await nextToast();
      expect(toast).toMatchObject({ title, duration: 'FOREVER' });
      toast.action?.run();
    }
    expect(visited).toEqual(['decisions', 'decisions']);
  },
  'user suspended': async ({ visited }) => {
    void showToast(userSuspendedToast(() => void visited.push('more')));
    const { message, toastStyle, duration, action } = await nextToast();
    expect(message).toBe('Your account was found in violation of the Rules');
    expect([toastStyle, duration]).toEqual(['USER_SUSPENDED', 'FOREVER']);
    action?.run();
    expect(visited).toEqual(['more']);
  },
  'retryable error, and generic error': async ({ visited }) => {
    void showToast(retryableErrorToast(() => void visited.push('again')));
    (await nextToast()).action?.run();
    expect(visited).toEqual(['again']);
    void showToast(genericErrorToast());
    const { message } = await nextToast();
    expect(message).toBe('An error occured. Please try again or contact our support team for help.');
  },
  'newsletter subscribe with Unsubscribe; unsubscribe within 24 hours, with all email settings': async (stage) => {
    await subscribeByMail(stage.graph, newsletter, { sharesAddress: false, siteUrl: 'https://longhand.example' });
    const subscribed = await nextToast();
    expect([subscribed.message, subscribed.action?.label]).toEqual([
      'You’re subscribed to Lamps weekly.',
      'Unsubscribe',
    ]);
    subscribed.action?.run();
    const left = await nextToast();
    expect(left.message).toBe('You’re unsubscribed from Lamps weekly. Changes take effect within 24 hours.');
    left.action?.run();
    expect(stage.visited).toEqual(['https://longhand.example/me/settings/notifications']);
    expect(stage.sent).toEqual(['SubscribeToNewsletter', 'UnsubscribeFromNewsletter']);
  },
  'subscribe failed': async () => {
    const { graph } = openStage(new Error('of the network'));
    await unsubscribeFromMail(graph, newsletter, { siteUrl: '' });
    await nextToast();
    await subscribeByMail(graph, newsletter, { sharesAddress: false, siteUrl: '' });
    const { message } = await nextToast();
    expect(message).toBe("Sorry, that didn't work. Click Follow on the page below to try again.");
  },
  'hide a response of a story: Undo shows it and asks again for all': async (stage) => {
    await responsesOf(stage, 'story')(() => useHiding('r1')).hide();
    const { toastStyle, action } = await nextToast();
    expect([toastStyle, action?.label]).toEqual(['HIDE_POST_RESPONSE', 'Undo']);
    action?.run();
    await vi.waitUntil(() => stage.sent.includes('refetch'));
    expect(stage.sent).toEqual(['HidePostResponseOnParentPost', 'UnhidePostResponseOnParentPost', 'refetch']);
  },
  'hide a response of a list: Undo shows it': async (stage) => {
    await responsesOf(stage, 'list')(() => useHiding('r1')).hide();
    const { toastStyle, action } = await nextToast();
    expect(toastStyle).toBe('HIDE_CATALOG_RESPONSE');
    action?.run();
    await vi.waitUntil(() => stage.sent.includes('refetch'));
    expect(stage.sent).toEqual(['HideCatalogResponseOnParent', 'ShowCatalogResponseOnParent', 'refetch']);
  },
  'a story pinned or unpinned on the homepage of a publication, featured or not, with all of them': async (stage) => {
    const featuring = hookOn(stage, () => useFeaturing(story, publication));
    for (const isFeatured of [true, false]) {
      await featuring.set(isFeatured);
      const { message, action } = await nextToast();
      expect(message).toBe(`“Ten lamps” is ${isFeatured ? '' : 'no longer '}featured in The Lantern.`);
      action?.run();
    }
    expect(stage.visited).toEqual(Array(2).fill('/lantern/manage/stories/featured'));
    expect(stage.sent).toEqual(['FeatureManagedPost', 'UnfeatureManagedPost']);
  },
  'mute an author or a publication: Undo unmutes, and stories leave homepage and digests': async (stage) => {
    for (const kind of ['person', 'publication'] as const) {
      await mute(stage.graph, { kind, id: kind, name: 'Ada' });
      const muted = await nextToast();
      expect(muted.message).toMatch(/^Ada has been muted\. .* your homepage and in your email digests\.$/);
      muted.action?.run();
      expect((await nextToast()).message).toBe('Ada has been unmuted.');
    }
    const [muteUser, unmuteUser, muteCollection, unmuteCollection] = stage.sent;
    expect([muteUser, unmuteUser]).toEqual(['MuteUserMutation', 'UnmuteUserMutation']);
    expect([muteCollection, unmuteCollection]).toEqual(['MuteCollectionMutation', 'UnmuteCollectionMutation']);
  },
  'accent banner': async () => {
    vi.stubGlobal('localStorage', createMemoryStorage());
    for (const id of ['a', 'b', 'c']) countRead({ id, isLocked: false }, false);
    const { toastStyle, tone, title } = await nextToast();
    expect([toastStyle, tone, title]).toEqual(['ACCENT_BANNER', 'accent', "You've read 3 stories this month"]);
  },
  'publish a response: view the story': async (stage) => {
    const { publish } = responsesOf(stage, 'story')(() => useWriteResponse());
    expect(await publish({ text: 'Well said.', parentId: null, passage: undefined })).toBe(true);
    const { action } = await nextToast();
    expect(action?.label).toBe('View story');
    action?.run();
    expect([stage.sent, stage.visited]).toEqual([['PublishPostResponse'], ['/elsewhere']]);
  },
  'account lockout': async () => {
    const lockout = { errorType: 'PasswordSoftLockout', failCount: 6, lockedOutUntil: Date.now() + 60_000 } as const;
    void showToast(accountLockoutToast(lockout, 'en'));
    expect((await nextToast()).message).toMatch(/^Too many attempts\. Try again at \d+:\d\d/);
  },
  'follow a publisher: Undo unfollows the user or the collection': async (stage) => {
    await turnFollow(stage.graph, person(false), true);
    const followed = await nextToast();
    expect([followed.toastStyle, followed.message]).toEqual(['FOLLOW_PUBLISHER', 'You are following Ada.']);
    followed.action?.run();
    expect((await nextToast()).message).toBe('You unfollowed Ada.');
    await turnFollow(stage.graph, { ...person(false), __typename: 'Collection' } as never, true);
    (await nextToast()).action?.run();
    await nextToast();
    expect(stage.sent).toEqual(['FollowPerson', 'UnfollowPerson', 'FollowCollection', 'UnfollowCollection']);
  },
  'sign-in confirmation: Welcome back, and Not you?': async ({ visited }) => {
    const email = 'a•••@mail.example';
    for (const isMember of [true, false]) {
      void showToast(signInConfirmationToast({ isMember, isNew: false, email }, () => void visited.push('options')));
      const { title, message, action } = await nextToast();
      expect([title, action?.label]).toEqual(['Welcome back', 'Not you?']);
      expect(message).toContain(isMember ? 'member account' : email);
      action?.run();
    }
    expect(visited).toEqual(['options', 'options']);
  },
  'move a story to the trash: Undo restores it': async (stage) => {
    await hookOn(stage, () => useOwnStory('s1')).trash();
    const { toastStyle, action } = await nextToast();
    expect([toastStyle, action?.label]).toEqual(['MOVE_POST_TO_TRASH', 'Undo']);
    action?.run();
    expect((await nextToast()).message).toMatch(/was restored\.$/);
    expect(stage.sent).toEqual(['DeletePostMutation', 'UndeletePostMutation']);
  },
  'undelete a story: moved to a tab, with Undo': async ({ visited }) => {
    void showToast(undeletedToast(story, 'Drafts', () => void visited.push('trash again')));
    const { message, action } = await nextToast();
    expect([message, action?.label]).toEqual(['“Ten lamps” was moved to Drafts.', 'Undo']);
    action?.run();
    expect(visited).toEqual(['trash again']);
  },
  'alternate user: signed out, or on the wrong account': async () => {
    for (const [isSignedIn, label] of [
      [false, 'Sign in'],
      [true, 'Switch account'],
    ] as const) {
      void showToast(alternateUserToast(isSignedIn, nothing));
      const { toastStyle, message, action } = await nextToast();
      expect([toastStyle, action?.label]).toEqual(['ALTERNATE_USER_BANNER', label]);
      expect(message).toContain('member account');
    }
  },
  'follow a list: it is saved to the library': async (stage) => {
    await hookOn(stage, () => useFollowList({ id: 'l1' }, false)).turn(true);
    const { message, toastStyle, action } = await nextToast();
    expect([message, toastStyle]).toEqual(['Saved to your library.', 'FOLLOW_CATALOG']);
    action?.run();
    expect(stage.visited).toEqual(['/me/lists/saved']);
  },
  'retry of a payment that did not get through': async ({ visited }) => {
    void showToast(retriedToast(undefined, () => void visited.push('again')));
    const { toastStyle, action } = await nextToast();
    expect(toastStyle).toBe('RETRY_PAYMENT_CONNECTION_ERROR');
    action?.run();
    expect(visited).toEqual(['again']);
  },
  'payment updated, where the address says updatedPayment=1': async () => {
    const location = new URL('https://longhand.example/me/settings?updatedPayment=1');
    const replaceState = vi.fn();
    consumeOneShots({ location, history: { state: null, replaceState } } as never);
    expect((await nextToast()).message).toBe('Your payment method has been updated successfully.');
    expect(replaceState).toHaveBeenCalledWith(null, '', '/me/settings');
  },
  'code sent, for three seconds and without a close button': async () => {
    void tellCodeSent();
    expect(await nextToast()).toMatchObject({ message: 'Code sent!', duration: 3_000, isClosable: false });
  },
};

/** Those whose place is a form or the way one came: a browser is led there, by the journey beside each. */
const JOURNEYS: Readonly<Record<string, readonly [file: string, proof: string]>> = {
  'export email subscribers: preparing': ['subscriber-import', 'subscriber-export-preparing'],
  'subscribe to oneself, and where one is subscribed already': ['following', 'already-following'],
  'the same of a newsletter': ['newsletters', 'newsletter-self'],
  'unclaim subdomain error': ['settings-subdomain', 'An error occured during deactivation of the subdomain.'],
  'undelete: the Undo takes it back and the page loads again': ['your-stories', 'undelete-post'],
  'alternate user, from the address of a mail': ['toasts', 'alternate-user'],
  'a suspended story, where its writer comes next': ['appeals', 'own-post-suspended'],
};

test.each(Object.entries(WALK))('TOAST-2: %s', async (_line, walk) => {
  await walk(openStage());
});

test.each(Object.entries(JOURNEYS))('TOAST-2: %s: a journey in a browser reads it', (_line, [file, proof]) => {
  expect(readFileSync(`test/browser/${file}.test.ts`, 'utf8')).toContain(proof);
});

test('TOAST-2: subscription promotions have no toast, since nobody can turn them on or off', () => {
  const catalogues = readdirSync('src/shared/messages').map((file) =>
    readFileSync(`src/shared/messages/${file}`, 'utf8'),
  );
  expect(
    catalogues.filter((text) => /subscription promotion/i.test(text)),
    'there is one: it belongs above',
  ).toEqual([]);
});
