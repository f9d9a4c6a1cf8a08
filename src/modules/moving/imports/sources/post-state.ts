import { readDate } from '../front-matter/read-date.ts';
import type { Fields } from '../front-matter/front-matter.ts';
import type { ImportedStory } from '../imported-story.ts';

export type FoundState = {
  readonly state: ImportedStory['state'];
  readonly isMembersOnly: boolean;
  /** What was meant and cannot be kept as it was, a sentence each. */
  readonly remarks: readonly string[];
};

const MEMBERS = /^(?:members?|paid|premium|subscribers?|tiers?|only_paid|founding|paying|locked)$/i;
const NOT_YET =
  /^(?:draft|pending|future|scheduled|private|trash|archived|wip|review|in[ -]?review|idea|deprecated|never)$/i;

/** Whether readers saw a post where it was: what its front matter says in the words of any engine. */
export function readState(fields: Fields, place: string, now: Date): FoundState {
  const remarks: string[] = [];
  const draft = (reason?: string): FoundState => ({
    state: 'draft',
    isMembersOnly: isForMembers(fields),
    remarks: reason === undefined ? remarks : [...remarks, `${reason}, so it came in as a draft.`],
  });
  const status = fields.text('status', 'state') ?? '';
  const visibility = fields.text('visibility', 'access', 'audience') ?? '';
  const build = fields.record('build') ?? fields.record('_build');
  if (fields.isTrue('draft', 'is_draft', 'headless') || /(?:^|\/)_?drafts\//i.test(place)) return draft();
  if (fields.isFalse('published', 'publish', 'is_published')) return draft();
  if (fields.text('password', 'post_password') !== undefined) return draft('It had a password');
  if (fields.isTrue('private') || /^private$/i.test(visibility)) return draft('It was private');
  if (NOT_YET.test(status)) return draft(/^draft$/i.test(status) ? undefined : `Its status was “${status}”`);
  if (fields.text('permalink') === 'false' || build?.isFalse('render') === true) return draft('It was never shown');
  const publishDate = readDate(fields.text('publishdate', 'publish_date', 'publish_on'));
  if (publishDate !== undefined && publishDate > now) return draft(`It was to appear on ${day(publishDate)}`);
  const expiry = readDate(fields.text('expirydate', 'expiry_date', 'expires', 'expire', 'unpublishdate'));
  if (expiry !== undefined && expiry <= now) return draft(`It was taken down on ${day(expiry)}`);
  if (expiry !== undefined)
    remarks.push(`It was to be taken down on ${day(expiry)}, but stories here don’t have an end date.`);
  const isHidden =
    fields.isTrue('unlisted', 'hidden', 'eleventyexcludefromcollections') ||
    /^(?:unlisted|hidden)$/i.test(visibility) ||
    /^(?:unlisted|hidden)$/i.test(status) ||
    build?.isFalse('list') === true;
  return { state: isHidden ? 'unlisted' : 'published', isMembersOnly: isForMembers(fields), remarks };
}

function isForMembers(fields: Fields): boolean {
  return (
    MEMBERS.test(fields.text('visibility', 'access', 'audience') ?? '') ||
    fields.isTrue('members_only', 'membersonly', 'members', 'paid', 'premium', 'locked', 'subscribers_only')
  );
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
