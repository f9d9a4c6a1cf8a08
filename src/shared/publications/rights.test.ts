import { expect, test } from 'vitest';
import { mayInPublication, type PublicationRight, publicationRights } from './rights.ts';

/** Rules 54 to 56 as they are written: what an editor may not, and all that a writer may. */
const ONLY_OWNER: readonly PublicationRight[] = [
  'manage editors',
  'connect domain',
  'manage payments',
  'transfer',
  'archive',
  'delete',
];
const WRITER: readonly PublicationRight[] = ['submit stories'];

test('PUB-4: an owner may everything, an editor all but what ends or hands over, a writer submits, others nothing', () => {
  const rights = Object.keys(publicationRights) as PublicationRight[];
  const matrix = Object.fromEntries(
    rights.map((right) => [
      right,
      (['owner', 'editor', 'writer', null, undefined] as const).map((role) => mayInPublication(role, right)),
    ]),
  );
  const wanted = Object.fromEntries(
    rights.map((right) => [right, [true, !ONLY_OWNER.includes(right), WRITER.includes(right), false, false]]),
  );
  expect(matrix).toEqual(wanted);
  for (const right of [...ONLY_OWNER, ...WRITER]) expect(rights).toContain(right);
});
