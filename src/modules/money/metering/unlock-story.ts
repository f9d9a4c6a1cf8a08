import { captchaActionOf } from '#shared/identity/captcha.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { paywallMessages } from '#shared/messages/paywall.ts';
import { resultMessages } from '#shared/messages/results.ts';
import { verifyCaptcha } from '#modules/ground/captcha/verify-captcha.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { openByShareLink, opensByShareLink } from '#modules/stories/share-links/open-by-share-link.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { readRendering } from '#modules/stories/stories/read-rendering.ts';
import { canReadByRight, canReadWhole } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { noteCheckPassed, passGuard, sessionKeyOf } from './guard.ts';
import { type Meter, readMeter } from './read-meter.ts';
import { hasFreeStory, takeFreeStory } from './take-free-story.ts';

export type UnlockInput = {
  readonly storyId: string;
  readonly shareSecret: string | null;
  readonly captchaValue: string | null;
};

type Right = 'OWN' | 'MEMBERSHIP' | 'SHARE_LINK' | 'METER';

export type UnlockOutcome =
  | {
      readonly type: 'UnlockedPost';
      readonly postId: string;
      readonly right: Right;
      readonly bodyHtml: string;
      readonly meter: Meter | null;
    }
  | {
      readonly type: 'PostIsLocked';
      readonly message: string;
      readonly isCheckNeeded: boolean;
      readonly meter: Meter | null;
    }
  | { readonly type: 'FailedChallenge' | 'NotFound'; readonly message: string };

/**
 * Gives the whole of a locked story to who may have it (STORY-3, rules 79 to 81, 92, 93), and to nobody else: a
 * member, somebody with a link that holds, or a reader who has a free story left, each within the guards.
 */
export async function unlockStory(context: CommandContext, input: UnlockInput): Promise<UnlockOutcome> {
  const { viewer, browser } = context;
  const reader = commandReader(context);
  const lookup = await findStory(reader, input.storyId);
  if (lookup.kind !== 'story' || lookup.story.state !== 'published') {
    return notFound(graphErrorMessages.notFound);
  }
  const { story } = lookup;
  const open = async (right: Right): Promise<UnlockOutcome> => {
    const { pageHtml } = await readRendering({ ...reader, config: context.config }, story);
    const meter = right === 'METER' ? await readMeter(context) : null;
    return { type: 'UnlockedPost', postId: story.id, right, bodyHtml: pageHtml, meter };
  };
  if (canReadByRight(viewer, story)) return open('OWN');
  const sessionKey = sessionKeyOf(viewer, browser);
  const locked = async (isCheckNeeded: boolean): Promise<UnlockOutcome> => {
    const message = isCheckNeeded ? paywallMessages.checking : paywallMessages.locked;
    return { type: 'PostIsLocked', message, isCheckNeeded, meter: await readMeter(context) };
  };
  if (sessionKey === null) return locked(false);
  if (input.captchaValue !== null) {
    const isMet = await verifyCaptcha(context, { value: input.captchaValue, action: captchaActionOf('login') });
    if (!isMet) return { type: 'FailedChallenge', message: resultMessages.failedChallenge };
    await noteCheckPassed(context, sessionKey);
  }
  const right = await rightOf(context, story, input.shareSecret);
  if (right === undefined) return locked(false);
  // Before anything is taken: whoever is asked to show that they read has lost neither a story nor a place of a link.
  if (!(await passGuard(context, sessionKey, story.id))) return locked(true);
  return (await take(context, story, input.shareSecret, right)) ? open(right) : locked(false);
}

/** What would open the story, and nothing is taken yet. */
async function rightOf(context: CommandContext, story: Story, secret: string | null): Promise<Right | undefined> {
  if (canReadWhole(context.viewer, story)) return 'MEMBERSHIP';
  if (secret !== null && (await opensByShareLink(context, story.id, secret))) return 'SHARE_LINK';
  return (await hasFreeStory(context, story.id)) ? 'METER' : undefined;
}

async function take(context: CommandContext, story: Story, secret: string | null, right: Right): Promise<boolean> {
  switch (right) {
    case 'METER':
      return takeFreeStory(context, story.id);
    case 'SHARE_LINK':
      return secret !== null && (await openByShareLink(context, story.id, secret));
    case 'OWN':
      return true;
    case 'MEMBERSHIP':
      // They read it anyway; that they came by the link is written down for the writer (rule 93).
      if (secret !== null) await openByShareLink(context, story.id, secret);
      return true;
  }
}
