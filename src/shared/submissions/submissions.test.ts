import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SubmissionCriteria, type SubmittedFacts, missingCriteria } from './submission-criteria.ts';
import { expectedWait } from './submission-limits.ts';
import {
  type SubmissionAction,
  type SubmissionRole,
  type SubmissionStatus,
  allowed,
  isOpenStatus,
  nextStatus,
  stepsOf,
  submissionStatuses,
} from './submission-machine.ts';

const ACTIONS: readonly SubmissionAction[] = [
  ...new Set(Object.values(allowed).flatMap((moves) => Object.keys(moves) as SubmissionAction[])),
];
const ROLES: readonly SubmissionRole[] = ['writer', 'editor', 'program'];

/** The diagram of the rule, in our own words: every arrow, and by whom. */
const ARROWS = `
  WIP -> OPEN writer, OPEN -> TRIAGE editor, TRIAGE -> IN_REVIEW editor, IN_REVIEW -> CHANGES_REQUESTED editor,
  CHANGES_REQUESTED -> CHANGES_MADE writer, CHANGES_MADE -> IN_REVIEW editor, TRIAGE -> ACCEPTED editor,
  IN_REVIEW -> ACCEPTED editor, CHANGES_MADE -> ACCEPTED editor, TRIAGE -> REJECTED editor,
  IN_REVIEW -> REJECTED editor, CHANGES_MADE -> REJECTED editor, REJECTED -> IN_REVIEW editor,
  ACCEPTED -> CANCELLED program, ACCEPTED -> CANCELLED writer, ACCEPTED -> CANCELLED editor`;

describe('PUB-5: the machine of submissions', () => {
  test('has the arrows of the rule, and besides only ends', () => {
    const arrows = submissionStatuses.flatMap((from) =>
      ACTIONS.flatMap((action) =>
        ROLES.flatMap((role) => {
          const to = nextStatus(from, action, role);
          const isEnd = to === 'CANCELLED' && from !== 'ACCEPTED';
          return to === undefined || isEnd || action === 'publish' ? [] : [`${from} -> ${to} ${role}`];
        }),
      ),
    );
    expect(arrows.toSorted()).toEqual(
      ARROWS.split(',')
        .map((arrow) => arrow.trim())
        .toSorted(),
    );
  });

  test('lets a writer out of everything that is not decided, and nobody out of what is cancelled', () => {
    for (const status of submissionStatuses) {
      const isLeft = nextStatus(status, 'withdraw', 'writer') === 'CANCELLED';
      expect(isLeft, status).toBe(isOpenStatus(status) || status === 'WIP');
    }
    expect(allowed.CANCELLED).toEqual({});
    expect(allowed.UNKNOWN).toEqual({});
  });

  test('never leaves its table, whoever does what in whatever order', () => {
    const move = fc.record({ action: fc.constantFrom(...ACTIONS), role: fc.constantFrom(...ROLES) });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        let status: SubmissionStatus = 'WIP';
        for (const { action, role } of moves) {
          for (const step of stepsOf(status, action, role) ?? []) {
            expect(nextStatus(status, step.action, role)).toBe(step.to);
            status = step.to;
          }
          expect(status).not.toBe('UNKNOWN');
        }
      }),
    );
  });

  test('opens and takes on the way what an editor decides at once', () => {
    const actionsOf = (from: SubmissionStatus, action: SubmissionAction) =>
      stepsOf(from, action, 'editor')?.map((step) => step.action);
    expect(actionsOf('OPEN', 'accept')).toEqual(['open', 'accept']);
    expect(actionsOf('OPEN', 'requestChanges')).toEqual(['open', 'take', 'requestChanges']);
    expect(actionsOf('CHANGES_MADE', 'requestChanges')).toEqual(['take', 'requestChanges']);
    expect(actionsOf('IN_REVIEW', 'decline')).toEqual(['decline']);
    expect(stepsOf('CHANGES_REQUESTED', 'accept', 'editor')).toBeUndefined();
    expect(stepsOf('OPEN', 'accept', 'writer')).toBeUndefined();
  });
});

const criteria: SubmissionCriteria = {
  accepts: 'BOTH',
  leastWords: null,
  mostWords: null,
  topics: [],
  needsCover: false,
  needsAiDisclosure: false,
  leastAccountDays: 0,
};
const facts: SubmittedFacts = {
  isPublished: false,
  wordCount: 500,
  topics: ['Maps', 'Walking'],
  hasCover: false,
  isAiDisclosed: false,
  accountDays: 3,
};

test.each<[Partial<SubmissionCriteria>, Partial<SubmittedFacts>, readonly string[]]>([
  [{}, {}, []],
  [{ accepts: 'DRAFTS' }, { isPublished: true }, ['DRAFTS_ONLY']],
  [{ accepts: 'PUBLISHED' }, {}, ['PUBLISHED_ONLY']],
  [{ leastWords: 501 }, {}, ['TOO_SHORT']],
  [{ leastWords: 500, mostWords: 500 }, {}, []],
  [{ mostWords: 499 }, {}, ['TOO_LONG']],
  [{ topics: ['maps '] }, {}, []],
  [{ topics: ['Bread'] }, {}, ['TOPICS']],
  [{ needsCover: true, needsAiDisclosure: true }, {}, ['COVER', 'AI_DISCLOSURE']],
  [{ needsCover: true, needsAiDisclosure: true }, { hasCover: true, isAiDisclosed: true }, []],
  [{ leastAccountDays: 4 }, {}, ['ACCOUNT_AGE']],
  [{ leastAccountDays: 3 }, {}, []],
])('PUB-5: criteria %j of a story %j lack %j', (asked, given, missing) => {
  expect(missingCriteria({ ...criteria, ...asked }, { ...facts, ...given })).toEqual(missing);
});

test('PUB-5: the expected wait is the median of the last twenty answers, and nothing is said of fewer than five', () => {
  expect(expectedWait([])).toBeNull();
  expect(expectedWait([9, 1, 5, 4])).toBeNull();
  expect(expectedWait([9, 1, 5, 4, 7])).toBe(5);
  expect(expectedWait([6, 4, 1, 3, 2, 5])).toBe(3.5);
  expect(expectedWait([...Array<number>(20).fill(7), 1_000, 1_000, 1_000])).toBe(7);
});
