import { expect, test } from 'vitest';
import { publicationRights, type PublicationRight } from './rights.ts';
import {
  isHeldWhileUndoable,
  mayMoveTransfer,
  OFFER_LIFETIME,
  type TransferState,
  UNDO_TIME,
} from './transfer-rules.ts';

const states: readonly TransferState[] = [
  'offered',
  'declined',
  'withdrawn',
  'lapsed',
  'accepted',
  'undone',
  'settled',
];

test('PUB-4: an offer is answered or ends, what was accepted is undone or settles, and nothing else happens', () => {
  const reached = states.flatMap((from) =>
    states.filter((to) => mayMoveTransfer(from, to)).map((to) => `${from} > ${to}`),
  );
  expect(reached).toEqual([
    'offered > declined',
    'offered > withdrawn',
    'offered > lapsed',
    'offered > accepted',
    'accepted > undone',
    'accepted > settled',
  ]);
});

test('PUB-4: an editor has 7 days, whoever handed it over 72 hours', () => {
  expect([OFFER_LIFETIME, UNDO_TIME]).toEqual([604_800_000, 259_200_000]);
});

test('PUB-4: a new owner waits with what could not be taken back, and with nothing else', () => {
  const rights = Object.keys(publicationRights) as PublicationRight[];
  expect(rights.filter(isHeldWhileUndoable)).toEqual([
    'connect domain',
    'manage payments',
    'transfer',
    'archive',
    'delete',
  ]);
});
