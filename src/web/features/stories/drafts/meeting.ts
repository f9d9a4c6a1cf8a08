import { type DraftValue, EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { type MergedDraft, mergeDrafts } from '#shared/story/delta/merge-drafts.ts';
import type { DraftBase, DraftRecord } from './draft-record.ts';

/** Two drafts that grew out of one and clash: what is in the editor, and what is on the server or was left here. */
export type Meeting =
  | { readonly kind: 'server'; readonly base: DraftValue; readonly theirs: DraftBase }
  | { readonly kind: 'device'; readonly base: DraftValue; readonly record: DraftRecord };

/** Joins both sides; `now` is what stands in the editor, which is mine in either case. */
export function mergeMeeting(meeting: Meeting, now: DraftValue): MergedDraft {
  return mergeDrafts(meeting.base, now, meeting.kind === 'server' ? meeting.theirs.value : meeting.record.value);
}

/** Out of what the text of a draft grew: a story that does not exist yet grew out of nothing. */
export function baseOfRecord({ base }: { readonly base: () => DraftBase | null }): DraftValue {
  return base()?.value ?? EMPTY_DRAFT;
}
