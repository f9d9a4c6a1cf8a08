import { expect, test } from 'vitest';
import { buildCharge, buildMemberVisit } from '#test/factories/build-earning-rows.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { enrollPerson } from '#modules/money/partner/enroll-in-partner-program.ts';
import { clockedGraph } from '#test/support/clocked-graph.ts';
import { closeDueMonths } from './close-month.ts';
import { estimateMonth } from './count-month.ts';

const world = clockedGraph('2027-01-02T09:00:00Z');
const { clock } = world;

async function writer() {
  const personId = await buildPerson(world.context);
  await buildMembership(world.context, { personId });
  const { id: storyId } = await buildStory(world.context, { authorIds: [personId], isMembersOnly: true });
  await enrollPerson(world.context, { personId, country: 'DE' });
  return { personId, storyId };
}

/** Somebody who paid by a card, and read a story once. */
async function reader(storyId: string, ...fingerprints: readonly string[]) {
  const personId = await buildPerson(world.context);
  for (const fingerprint of fingerprints) {
    await buildCharge(world.context, { personId, at: '2027-01-03T10:00:00Z', fingerprint });
  }
  await buildMemberVisit(world.context, { personId, storyId, at: '2027-01-04T10:00:00Z' });
}

test('PART-3: what accounts with the same card gave a writer is written down where it is much, and of nobody else', async () => {
  const [ada, ben] = [await writer(), await writer()];
  // The second is of the group by one card, and brings the third into it by another.
  await reader(ada.storyId, 'one');
  await reader(ada.storyId, 'one', 'two');
  await reader(ada.storyId, 'two');
  for (const own of ['a', 'b', 'c', 'd']) await reader(ada.storyId, `ada ${own}`);
  for (const own of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await reader(ben.storyId, `ben ${own}`);
  await reader(ben.storyId, 'pair');
  await reader(ben.storyId, 'pair');
  clock.set('2027-01-05T03:11:00Z');
  await estimateMonth(world.context);
  clock.set('2027-02-05T05:31:00Z');
  await closeDueMonths(world.context);
  const rows = await world.database.kysely.selectFrom('earning_cluster').selectAll().execute();
  // Three people who paid for four months, of eight that were paid.
  expect(rows).toEqual([{ period: '2027-01', owner_id: ada.personId, currency: 'USD', percent: 50 }]);
});
