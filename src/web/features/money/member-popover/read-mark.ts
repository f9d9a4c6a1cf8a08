import type { PopoverSubject } from './popover-content.ts';

/** What a mark on the page says of itself: `MemberOnlyMark` and `FriendBadge` write it. */
export function readMark({ dataset }: HTMLElement): PopoverSubject {
  const { memberMark, authors = '', person = '', name = '', since } = dataset;
  if (memberMark === 'friend') {
    return { kind: 'friend', id: person, name, since: since === undefined ? null : Number(since) };
  }
  return { kind: 'story', authorIds: authors.split(' ') };
}
