import type { Person } from '#modules/people/people/person.ts';
import { isOwner, type Viewer } from '#modules/ground/viewer.ts';
import type { Story } from './story.ts';

/** What looking for a story leads to. */
export type StoryLookup =
  | { readonly kind: 'story'; readonly story: Story }
  | { readonly kind: 'blocking'; readonly creator: Person }
  | { readonly kind: 'withheldInCountry'; readonly country: string }
  | {
      readonly kind:
        | 'notFound'
        | 'unauthorized'
        | 'accountDeleted'
        | 'accountSuspended'
        | 'blocked'
        | 'postSuspended'
        | 'removedByUser'
        | 'unavailableForLegalReasons'
        | 'emptyId';
    };

/** The status of the page that shows each result (rule 13). */
export const lookupStatus: Readonly<Record<StoryLookup['kind'], number>> = {
  story: 200,
  notFound: 404,
  emptyId: 404,
  unauthorized: 401,
  blocked: 403,
  blocking: 403,
  accountDeleted: 410,
  accountSuspended: 410,
  postSuspended: 410,
  removedByUser: 410,
  unavailableForLegalReasons: 451,
  withheldInCountry: 451,
};

export type LookupFacts = {
  readonly story: Story | undefined;
  readonly creator: Person | undefined;
  /** Countries in which the story is held back; the empty text means everywhere. */
  readonly withheldIn: readonly string[];
  readonly viewer: Viewer | null;
  readonly country: string | null;
  /** Of who came by the link to a draft: whether it opens this one. Absent for everybody else. */
  readonly link?: 'opens' | 'wrong';
};

/** Decides, in one place, whether this viewer may see this story, and else why not. */
export function lookUpStory(facts: LookupFacts): StoryLookup {
  const { story, creator, viewer } = facts;
  const isOwn = story?.authorIds.some((id) => isOwner(viewer, id)) === true;
  // Nobody learns whether there is something that was never public: whatever state it is in, it is as unknown.
  const isUnknown = story === undefined || (isPrivate(story) && !isOwn && facts.link !== 'opens');
  if (isUnknown && !isModerator(viewer)) return notThere(facts);
  if (story === undefined || creator === undefined) return notThere(facts);
  if (facts.withheldIn.includes('')) return { kind: 'unavailableForLegalReasons' };
  const country = facts.country;
  if (country !== null && facts.withheldIn.includes(country)) return { kind: 'withheldInCountry', country };
  if (!isOwn) {
    const accountOutcome = lookUpAccount(creator);
    if (accountOutcome !== null) return accountOutcome;
    if (viewer?.blockedBy.has(creator.id)) return { kind: 'blocked' };
    if (viewer?.blocking.has(creator.id)) return { kind: 'blocking', creator };
  }
  return lookUpState(story, viewer, isOwn || facts.link === 'opens');
}

function isPrivate({ state, firstPublishedAt }: Story): boolean {
  return state === 'draft' || (state !== 'published' && firstPublishedAt === null);
}

/** Whoever came by a link may be somebody who is invited, and was signed out. */
function notThere({ viewer, link }: LookupFacts): StoryLookup {
  return viewer === null && link !== undefined ? { kind: 'unauthorized' } : { kind: 'notFound' };
}

function lookUpAccount(creator: Person): StoryLookup | null {
  switch (creator.state) {
    case 'active':
      return null;
    case 'suspended':
      return { kind: 'accountSuspended' };
    case 'deleted':
      return { kind: 'accountDeleted' };
    case 'deactivated':
      // Hidden and reversible (rule 143): the address may come back, so it is not gone.
      return { kind: 'notFound' };
  }
}

/** Who decides about a suspension has to read what it is about. */
function isModerator(viewer: Viewer | null): boolean {
  if (viewer === null || viewer.isSuspended || viewer.scopes !== 'all') return false;
  return viewer.roles.has('MODERATOR') || viewer.roles.has('ADMIN');
}

function lookUpState(story: Story, viewer: Viewer | null, isOwn: boolean): StoryLookup {
  switch (story.state) {
    case 'published':
      return { kind: 'story', story };
    case 'trashed':
      return { kind: 'removedByUser' };
    case 'suspended':
      return isOwn || isModerator(viewer) ? { kind: 'story', story } : { kind: 'postSuspended' };
    case 'draft':
      return isOwn ? { kind: 'story', story } : { kind: 'notFound' };
  }
}
