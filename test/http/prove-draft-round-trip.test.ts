import { expect, test } from 'vitest';
import { corpusFolder } from '#modules/moving/imports/test-support/corpus-folder.ts';
import { draftRoundTrip } from '#test/prove/draft-round-trip.ts';

// The campaign says in one line that it skipped where the corpus is not here.
test('prove draft-round-trip, small: imported stories open as drafts and save unchanged', async () => {
  expect((await draftRoundTrip.run(30, 1)).failures).toEqual([]);
});

test.skipIf(corpusFolder() === undefined)(
  'prove draft-round-trip, control: a client that loses a block is found out',
  async () => {
    expect((await draftRoundTrip.control(1)).failures.length).toBeGreaterThan(0);
  },
);
