/** How a submission stands (rule 62); `UNKNOWN` is for readers of the wire and is never stored. */
export const submissionStatuses = [
  'WIP',
  'OPEN',
  'TRIAGE',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
  'CHANGES_MADE',
  'ACCEPTED',
  'REJECTED',
  'CANCELLED',
  'UNKNOWN',
] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** Who moves a submission: whoever submitted it, the publication's owner and editors, or the program by itself. */
const submissionRoles = ['writer', 'editor', 'program'] as const;
export type SubmissionRole = (typeof submissionRoles)[number];

const submissionActions = [
  'submit',
  'open',
  'take',
  'requestChanges',
  'resubmit',
  'accept',
  'decline',
  'withdraw',
  'reopen',
  'expire',
  'cancel',
  'close',
  'leave',
  'publish',
  'remove',
] as const;
export type SubmissionAction = (typeof submissionActions)[number];

type Moves = Partial<Record<SubmissionAction, Partial<Record<SubmissionRole, SubmissionStatus>>>>;

/** What ends a submission from wherever it waits. */
const closing: Moves = {
  withdraw: { writer: 'CANCELLED' },
  expire: { program: 'CANCELLED' },
  cancel: { program: 'CANCELLED' },
  // The publication was archived.
  close: { program: 'CANCELLED' },
  // Whoever submitted it is on the staff no more.
  leave: { program: 'CANCELLED' },
  // Whoever publishes or schedules the story there has accepted it.
  publish: { program: 'ACCEPTED' },
};
const deciding: Moves = { ...closing, accept: { editor: 'ACCEPTED' }, decline: { editor: 'REJECTED' } };

/** Every move that there is: `allowed[from][action][role]` is where it leads. */
export const allowed: Readonly<Record<SubmissionStatus, Moves>> = {
  WIP: { submit: { writer: 'OPEN' }, withdraw: { writer: 'CANCELLED' }, cancel: { program: 'CANCELLED' } },
  OPEN: { ...closing, open: { editor: 'TRIAGE' } },
  TRIAGE: { ...deciding, take: { editor: 'IN_REVIEW' } },
  IN_REVIEW: { ...deciding, requestChanges: { editor: 'CHANGES_REQUESTED' } },
  CHANGES_REQUESTED: { ...closing, resubmit: { writer: 'CHANGES_MADE' } },
  CHANGES_MADE: { ...deciding, take: { editor: 'IN_REVIEW' } },
  // The program where the story left the publication, the writer before it stands there, an editor who takes it out.
  ACCEPTED: { remove: { program: 'CANCELLED', writer: 'CANCELLED', editor: 'CANCELLED' } },
  REJECTED: { reopen: { editor: 'IN_REVIEW' } },
  CANCELLED: {},
  UNKNOWN: {},
};

/** Where a move leads; undefined for one that there is not. */
export function nextStatus(
  from: SubmissionStatus,
  action: SubmissionAction,
  role: SubmissionRole,
): SubmissionStatus | undefined {
  return allowed[from][action]?.[role];
}

/** What an editor does on the way without a word: whoever decides has opened it, whoever asks for edits has taken it. */
const onTheWay: Partial<Record<SubmissionAction, readonly SubmissionAction[]>> = {
  take: ['open'],
  accept: ['open'],
  decline: ['open'],
  requestChanges: ['open', 'take'],
};

export type SubmissionStep = { readonly action: SubmissionAction; readonly to: SubmissionStatus };

/** The moves that an action comes to from where a submission stands, each a row of its history; undefined where there is no way. */
export function stepsOf(
  from: SubmissionStatus,
  action: SubmissionAction,
  role: SubmissionRole,
): readonly SubmissionStep[] | undefined {
  const steps: SubmissionStep[] = [];
  let now = from;
  for (const before of onTheWay[action] ?? []) {
    const to = nextStatus(now, before, role);
    if (to === undefined || nextStatus(now, action, role) !== undefined) continue;
    steps.push({ action: before, to });
    now = to;
  }
  const to = nextStatus(now, action, role);
  return to === undefined ? undefined : [...steps, { action, to }];
}

/** Those in which a story is with a publication: it is read there, and is submitted nowhere else. */
export const openStatuses = ['OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE'] as const;

export function isOpenStatus(status: SubmissionStatus): boolean {
  return openStatuses.some((one) => one === status);
}

/** Those in which the editors are awaited, and not the writer. */
export function waitsForEditors(status: SubmissionStatus): boolean {
  return isOpenStatus(status) && status !== 'CHANGES_REQUESTED';
}
/** Why editors decline a story (rule 65). */
export type DeclineReason = 'OFF_TOPIC' | 'NEEDS_WORK' | 'GUIDELINES' | 'NOT_NOW';
