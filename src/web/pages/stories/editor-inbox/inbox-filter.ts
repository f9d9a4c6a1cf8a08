import { isoDay } from '#web/features/ground/dates/format-date.ts';
import { editorInboxMessages as messages } from '#shared/messages/editor-inbox.ts';
import { submissionStatusMessages as statuses } from '#shared/messages/submissions.ts';
import { type CalendarSpan, dayStart } from '#shared/submissions/calendar-days.ts';
import type { SubmissionStatus } from '#shared/submissions/submission-machine.ts';

/** What of an inbox is asked for; all of it is always said, so that the keys of the cache agree. */
type WireFilter = {
  readonly status: SubmissionStatus | null;
  readonly isPending: boolean | null;
  readonly isAnyStatus: boolean | null;
  readonly isGuest: boolean | null;
  readonly assigneeId: string | null;
  readonly isUnassigned: boolean | null;
};
const everything: WireFilter = {
  status: null,
  isPending: null,
  isAnyStatus: null,
  isGuest: null,
  assigneeId: null,
  isUnassigned: null,
};
type Choice = { readonly value: string; readonly label: string; readonly filter: Partial<WireFilter> };

/** A status as people see it, with its word in the address. */
export const statusChoices = [
  { value: 'waiting', label: messages.waiting, filter: {} },
  { value: 'pending', label: statuses.OPEN, filter: { isPending: true } },
  { value: 'in-review', label: statuses.IN_REVIEW, filter: { status: 'IN_REVIEW' } },
  { value: 'edits-requested', label: statuses.CHANGES_REQUESTED, filter: { status: 'CHANGES_REQUESTED' } },
  { value: 'edits-made', label: statuses.CHANGES_MADE, filter: { status: 'CHANGES_MADE' } },
  { value: 'approved', label: statuses.ACCEPTED, filter: { status: 'ACCEPTED' } },
  { value: 'declined', label: statuses.REJECTED, filter: { status: 'REJECTED' } },
  { value: 'withdrawn', label: messages.ended, filter: { status: 'CANCELLED' } },
  { value: 'all', label: messages.any, filter: { isAnyStatus: true } },
] as const satisfies readonly Choice[];
export type StatusChoice = (typeof statusChoices)[number]['value'];

export const fromChoices = [
  { value: 'everyone', label: messages.everyone, filter: {} },
  { value: 'approved', label: messages.approved, filter: { isGuest: false } },
  { value: 'guests', label: messages.guests, filter: { isGuest: true } },
] as const satisfies readonly Choice[];
export type FromChoice = (typeof fromChoices)[number]['value'];

/** What an inbox shows: how it stands, whose it is, and who looks after it. */
export type InboxFilter = {
  readonly status: StatusChoice;
  readonly from: FromChoice;
  /** The id of an editor, `nobody`, or `anyone`. */
  readonly assignee: string;
  /** The week or the month around a day; absent for the list. */
  readonly calendar?: InboxCalendar | undefined;
};
export type InboxCalendar = { readonly span: CalendarSpan; readonly day: string };

/** Addresses keep the parameters of one list alone, so that these bear names of that list. */
const parameters = { status: 'tab', from: 'feed', assignee: 'q', span: 'orderBy', day: 'year' } as const;
/** That of the submission which is read. */
const SUBMISSION = 'p';
/** What of it is shown, where it is not all of it. */
const VIEW = 'topic';
const EDITS = 'edits';

/** A calendar that names no day shows that of `today`. */
export function filterOf(query: URLSearchParams, today = isoDay(Date.now())): InboxFilter {
  const find = <Value extends string>(choices: readonly { readonly value: Value }[], name: string, first: Value) =>
    choices.find(({ value }) => value === query.get(name))?.value ?? first;
  return {
    status: find(statusChoices, parameters.status, 'waiting'),
    from: find(fromChoices, parameters.from, 'everyone'),
    assignee: query.get(parameters.assignee) || 'anyone',
    calendar: calendarOf(query, today),
  };
}

function calendarOf(query: URLSearchParams, today: string): InboxCalendar | undefined {
  const span = query.get(parameters.span);
  if (span !== 'week' && span !== 'month') return undefined;
  const day = query.get(parameters.day) ?? '';
  const at = dayStart(day);
  return { span, day: at === undefined || !isWithinCenturies(at) ? today : day };
}

/** The years that every part on the way can write, with the weeks around them. */
function isWithinCenturies(at: number): boolean {
  const year = new Date(at).getUTCFullYear();
  return year > 1900 && year < 2200;
}

/** The same as the graph asks for it. */
export function wireFilterOf({ status, from, assignee }: InboxFilter): WireFilter {
  const asked = (choices: readonly Choice[], value: string) => choices.find((one) => one.value === value)?.filter;
  return {
    ...everything,
    ...asked(statusChoices, status),
    ...asked(fromChoices, from),
    ...(assignee === 'nobody' ? { isUnassigned: true } : assignee === 'anyone' ? {} : { assigneeId: assignee }),
  };
}

export function isFiltered({ status, from, assignee }: InboxFilter): boolean {
  return status !== 'waiting' || from !== 'everyone' || assignee !== 'anyone';
}

/** The submission that an address names; null for the list. */
export function submissionOf(query: URLSearchParams): string | null {
  return query.get(SUBMISSION) || null;
}

/** Whether an address is that of the page where edits to the submission are made. */
export function isSuggesting(query: URLSearchParams): boolean {
  return submissionOf(query) !== null && query.get(VIEW) === EDITS;
}

/** The address of that page, from that of the submission. */
export function suggestingAddress(address: string): string {
  return `${address}&${VIEW}=${EDITS}`;
}

/** The address of an inbox with a filter, or of one submission in it. */
export function inboxAddress(path: string, filter: InboxFilter, submissionId: string | null = null): string {
  const query = new URLSearchParams();
  if (filter.status !== 'waiting') query.set(parameters.status, filter.status);
  if (filter.from !== 'everyone') query.set(parameters.from, filter.from);
  if (filter.assignee !== 'anyone') query.set(parameters.assignee, filter.assignee);
  if (filter.calendar !== undefined) {
    query.set(parameters.span, filter.calendar.span);
    if (filter.calendar.day !== '') query.set(parameters.day, filter.calendar.day);
  }
  if (submissionId !== null) query.set(SUBMISSION, submissionId);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
