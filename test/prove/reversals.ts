import { sql } from 'kysely';
import { type DecisionTargetKind, type Measure, measuresOf } from '#shared/moderation/measures.ts';
import { reverseDecision, takeDecision } from '#modules/running/decisions/take-decision.ts';
import { hideResponse } from '#modules/reading/responses/hide-response.ts';
import { pinResponse } from '#modules/reading/responses/pin-response.ts';
import { relistStories } from '#modules/stories/stories/relist-stories.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { responsesWorld, type ResponsesWorld } from '#test/support/responses-world.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom, type Random } from './random.ts';

type Target = { readonly kind: DecisionTargetKind; readonly id: string };

/** Everything that a measure can touch; what only says how often a row was written is left out. */
const TABLES = (
  'person account_closure publication tag archive_count story story_author story_tag story_image ' +
  'story_withholding series series_entry list list_item response report_case'
).split(' ');

async function dump({ database }: ResponsesWorld): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const table of TABLES) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - 'updated_at')::text as row from ${sql.table(table)} t`.execute(database.kysely);
    lines.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return lines.toSorted();
}

/** Stories of every kind, responses below each other, pinned ones and hidden ones, a closed account, an earlier order. */
async function furnish(world: ResponsesWorld): Promise<readonly Target[]> {
  const { context, author, ada, bob, database, respond } = world;
  const writers = [author.personId, await buildPerson(context), await buildPerson(context)];
  const publicationId = await buildPublication(context);
  await sql`
    insert into publication_member (publication_id, person_id, role, created_at)
    values (${publicationId}, ${author.personId}, 'owner', now())`.execute(database.kysely);
  const targets: Target[] = [{ kind: 'collection', id: publicationId }];
  for (const personId of [...writers, ada.personId]) targets.push({ kind: 'user', id: personId });
  await sql`insert into account_closure values (${ada.personId}, 'deactivated', 'active', now(), null)`.execute(
    database.kysely,
  );
  await sql`update person set state = 'deactivated' where id = ${ada.personId}`.execute(database.kysely);
  for (let number = 0; number < 9; number += 1) {
    const writer = writers[number % writers.length] ?? author.personId;
    const place = number % 2 === 0 ? { publicationId } : {};
    const { id } = await buildStory(context, { authorIds: [writer], tags: ['lamps'], ...place });
    targets.push({ kind: 'post', id });
    if (number === 1)
      await sql`insert into story_withholding values (${id}, 'FR', 'An order', now())`.execute(database.kysely);
    if (number === 1) await sql`update story set is_withheld = true where id = ${id}`.execute(database.kysely);
  }
  const own: CommandContext = { ...context, viewer: author.browser.viewer, isProgram: false };
  const first = targets.find(({ kind }) => kind === 'post')?.id ?? '';
  const top = await respond(bob, { story: first, text: 'On top' });
  const below = await respond(bob, { story: first, parent: top.id, text: 'Below' });
  const hidden = await respond(bob, { story: first, text: 'Hidden by who tends the place' });
  await pinResponse(own, { responseId: top.id, isPinned: true });
  await hideResponse(own, { storyId: first, listId: null, responseId: hidden.id, isHidden: true });
  for (const { id } of [top, below, hidden]) targets.push({ kind: 'response', id });
  return targets;
}

function sanctionOf(random: Random, measure: Measure) {
  const countries = measure === 'withhold' ? random.pick([['DE'], ['FR'], ['DE', 'FR'], ['']]) : [];
  return { measure, countries, rule: 'SPAM', facts: 'Tried.' } as const;
}

/** Takes decisions at random and takes them back in another order, until so many were; then all is compared. */
async function decideAndReverse(count: number, seed: number, spoil: string): Promise<Finding> {
  const world = await responsesWorld();
  const failures: string[] = [];
  try {
    const random = createRandom(seed);
    const targets = await furnish(world);
    const { context } = world;
    const before = await dump(world);
    for (let tried = 0; tried < count;) {
      const standing: string[] = [];
      const said: string[] = [];
      for (let step = 1 + random.below(6); step > 0; step -= 1) {
        const target = random.pick(targets);
        const sanction = sanctionOf(random, random.pick(measuresOf(target.kind)));
        const taken = await takeDecision(context, { target, sanction });
        said.push(`${sanction.measure} ${target.kind}`);
        if ('id' in taken) standing.push(taken.id);
        // Some end while others still run.
        if (random.below(3) === 0) tried += await reverseOne(context, random, standing);
      }
      if (spoil !== '') await sql.raw(spoil).execute(world.database.kysely);
      while (standing.length > 0) tried += await reverseOne(context, random, standing);
      for (const { kind, id } of targets) {
        if (kind === 'post' || kind === 'user' || kind === 'collection')
          while (await relistStories(context, { kind, id }));
      }
      const after = new Set(await dump(world));
      const lost = before.filter((line) => !after.has(line));
      if (lost.length > 0 || after.size !== before.length) {
        failures.push(`seed ${seed}, after ${said.join(', ')}: ${lost.join(' | ').slice(0, 600)}`);
        break;
      }
    }
    return { tried: count, failures };
  } finally {
    await world.close();
  }
}

async function reverseOne(context: CommandContext, random: Random, standing: string[]): Promise<number> {
  if (standing.length === 0) return 0;
  const [decisionId = ''] = standing.splice(random.below(standing.length), 1);
  await reverseDecision(context, { decisionId, reason: 'Taken back.' });
  return 1;
}

/** Decisions of staff, and what is left of them. */
export const reversals: Campaign = {
  name: 'reversals',
  promise: 'Decisions that are taken back, in any order, leave every row as it was before.',
  count: 500,
  run: (count, seed) => decideAndReverse(count, seed, ''),
  // What there was before is forgotten.
  control: (seed) => decideAndReverse(200, seed, `update decision set before = '{}'`),
};
