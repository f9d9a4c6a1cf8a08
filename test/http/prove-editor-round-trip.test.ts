import { expect, test } from 'vitest';
import { corpusFolder } from '#modules/moving/imports/test-support/corpus-folder.ts';
import { editorRoundTrip } from '#test/prove/editor-round-trip.ts';

// The campaign says in one line that it skipped where the corpus is not here.
test('prove editor-round-trip, small: imported stories open in the editor and save unchanged', async () => {
  expect((await editorRoundTrip.run(40, 1)).failures).toEqual([]);
});

test.skipIf(corpusFolder() === undefined)(
  'prove editor-round-trip, control: an editor that forgets a block is found out',
  async () => {
    expect((await editorRoundTrip.control(1)).failures.length).toBeGreaterThan(0);
  },
);
