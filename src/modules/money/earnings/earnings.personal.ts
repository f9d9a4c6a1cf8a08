import { MADE, KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

const KEPT = {
  kept: 'what was earned is kept as the books are, by an id that names nobody any more (rule 119)',
} as const;

export const personal: readonly PersonalTable[] = [
  {
    table: 'earning_line',
    column: 'owner_id',
    exported: {
      file: 'earnings.json',
      columns: {
        closedWith: 'counted_in',
        month: 'period',
        source: 'source',
        storyId: 'story_id',
        day: 'day',
        currency: 'currency',
        seconds: 'seconds',
        points: 'points',
        micros: 'micros',
        editorOf: 'publication_id',
        percent: 'percent',
      },
      leftOut: { kind: KEY, members: 'fewer than three readers are told to nobody (rule 178)' },
    },
    erased: KEPT,
  },
  {
    table: 'earning_statement',
    column: 'owner_id',
    exported: {
      file: 'earning-statements.json',
      columns: { month: 'period', currency: 'currency', amount: 'amount' },
      leftOut: { kind: KEY, micros: MADE },
    },
    erased: KEPT,
  },
  {
    table: 'earning_gone',
    column: 'person_id',
    exported: { withheld: 'is written when an account is erased, and nobody is there any more to take it along' },
    erased: KEPT,
  },
  {
    table: 'earning_cluster',
    column: 'owner_id',
    exported: { withheld: 'what is looked at before money is sent would tell whoever cheats how' },
    erased: KEPT,
  },
];
