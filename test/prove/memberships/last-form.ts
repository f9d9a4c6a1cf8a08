import type { JobTasks } from '#platform/jobs/jobs.ts';
import { outboxTasks } from '#platform/jobs/outbox.ts';
import { sendRefund } from '#modules/money/billing/send-refund.ts';
import { membershipMailReactions } from '#modules/money/membership-mails/membership-mail-reactions.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { startPaymentsWorld } from '#test/support/payments-world.ts';
import { runJobs } from '#test/support/run-jobs.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import type { Campaign, Finding } from '../campaign.ts';
import { createRandom } from '../random.ts';
import { compareBooks, OURS, readLedgers } from './audit-books.ts';
import { auditMails, auditWalk } from './last-form-audit.ts';
import { type Till, walk } from './last-form-walk.ts';

/** So many people walk at the same time, each for themselves. */
const AT_ONCE = 6;
/** After so many walks refunds are sent, and mails are read. */
const BATCH = 60;

/** Both kinds of sites: one with the keys of both providers, and one with the sandbox alone. */
async function openTills() {
  const [world, graph, store] = await Promise.all([startPaymentsWorld(), createTestGraph(), createTestDatabase()]);
  const paying: Till = {
    context: world.context,
    providers: ['STRIPE', 'STRIPE', 'BRAINTREE'],
    askBank: async (secret, isApproved) => {
      // A question that was dropped is answered with an error.
      await world.stripe.control('approve', { intent: secret, isApproved }).catch(() => undefined);
    },
  };
  const sandbox: Till = {
    context: { ...graph.context, database: store.database },
    providers: ['SANDBOX'],
    askBank: async () => undefined,
  };
  return {
    tills: [paying, sandbox] as const,
    world,
    close: async () => {
      await Promise.all([world.close(), graph.close()]);
      await store.close();
    },
  };
}

async function tryAll(count: number, seed: number, broken: readonly string[] = []): Promise<Finding> {
  const { tills, world, close } = await openTills();
  const failures: string[] = [];
  const seen = new Map<string, number>();
  try {
    for (const [number, statement] of broken.entries())
      for (const { context } of tills) await context.database.query(`prove_break_${number}`, statement, []);
    for (let first = 0; first < count; first += BATCH) {
      const people = new Map<Till, string[]>(tills.map((till) => [till, []]));
      let next = first;
      const lane = async () => {
        for (let number = next++; number < Math.min(count, first + BATCH); number = next++) {
          const till = tills[number % tills.length] ?? tills[0];
          const random = createRandom(seed + number);
          const personId = await arrive(till.context);
          people.get(till)?.push(personId);
          const done = await walk(till, personId, random);
          for (const { answer } of done.presses) seen.set(answer.type, (seen.get(answer.type) ?? 0) + 1);
          const found = await auditWalk(till, done);
          failures.push(...found.map((sentence) => `walk ${number} of seed ${seed}: ${sentence}`));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
      for (const till of tills) {
        await work(till.context);
        failures.push(...(await auditMails(till, people.get(till) ?? [])));
      }
    }
    const books = await world.context.database.query<Parameters<typeof compareBooks>[1][number]>(
      'prove_ours',
      OURS,
      [],
    );
    failures.push(...compareBooks(await readLedgers(world), books));
    console.log([...seen].map(([type, times]) => `${type}: ${times}`).join(', '));
    return { tried: count, failures };
  } finally {
    await close();
  }
}

async function arrive(context: CommandContext): Promise<string> {
  const personId = await buildPerson(context);
  const text = `insert into email_address (person_id, address, is_verified, created_at) values ($1, $2, true, now())`;
  await context.database.query('prove_address', text, [personId, `${personId}@mail.example`]);
  return personId;
}

/** Does what the worker would: mails, and refunds at the provider. */
async function work(context: CommandContext): Promise<void> {
  const tasks: JobTasks = {
    ...outboxTasks(context.database, membershipMailReactions(context)),
    'billing:refund': async ({ refundId }) => await sendRefund(context, refundId),
  };
  await runJobs(context.database, tasks);
}

/** A till that charges another amount than was agreed, now and then. */
const OVERCHARGE = [
  `create function prove_overcharge() returns trigger language plpgsql as $$ begin
     if new.amount > 0 and random() < 0.3 then new.amount := new.amount + 4500; end if; return new; end $$`,
  `create trigger prove_overcharge before insert on payment_intent for each row execute function prove_overcharge()`,
];

/** What a person pays is what the last form said. */
export const lastForm: Campaign = {
  name: 'last-form',
  promise:
    'what a person pays is what the last form that they saw said, over approvals, other choices, two tabs and races, on three providers: nothing differs, nothing is doubled, every refund is told',
  count: 10_000,
  run: tryAll,
  control: (seed) => tryAll(12, seed, OVERCHARGE),
};
