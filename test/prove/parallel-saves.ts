import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { draftOf } from '#test/support/graph-drafts.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom, type Random } from './random.ts';

const AT_ONCE = 200;
const SERVERS = 2;
/** Of ten saves so many come twice, as from somebody who heard no answer, and so many from an older revision. */
const REPEATED = 2;
const STALE = 1;

type Place = { readonly rev: number; readonly value: DraftValue };
type Desk = { readonly program: TestProgram; readonly writer: SignedIn; readonly postId: string };
type Save = { readonly saveId: string; readonly baseRev: number; readonly value: DraftValue };
type Answered = Save & { readonly status: number; readonly rev: number | undefined; readonly text: string };

const CREATE =
  'mutation($input: CreateDraftInput!) { createDraft(input: $input) { ... on DraftSaved { postId rev } } }';
const READ = 'query($id: ID!) { draft(postId: $id) { ... on Draft { rev title subtitle document previewBreak } } }';

async function askGraph<Data>({ program, writer }: Omit<Desk, 'postId'>, query: string, variables: object) {
  const body = JSON.stringify({ query, variables });
  const answer = await program.ask('/_/graphql', { method: 'POST', headers: writer.headers, body });
  return (JSON.parse(answer.text) as { readonly data: Data }).data;
}

async function readPlace(desk: Desk): Promise<Place> {
  const { draft } = await askGraph<{ draft: DraftValue & { rev: number } }>(desk, READ, { id: desk.postId });
  const { rev, ...value } = draft;
  return { rev, value };
}

/** Many devices of one writer save at once; each round begins where the one before ended. */
function inventSaves({ rev, value }: Place, random: Random, count: number): readonly Save[] {
  const saves: Save[] = [];
  for (let number = 0; saves.length < count; number += 1) {
    const words = `Round of revision ${rev}, device ${number}.`;
    const kind = random.below(10);
    const baseRev = kind < STALE ? Math.max(0, rev - 1) : rev;
    const save = {
      saveId: randomUUID(),
      baseRev,
      value: { ...draftOf(words, words), previewBreak: value.previewBreak },
    };
    saves.push(save, ...(kind >= STALE && kind < STALE + REPEATED ? [save] : []));
  }
  return saves.slice(0, count);
}

async function sendSave(
  { program, writer, postId }: Desk,
  before: Place,
  save: Save,
  number: number,
): Promise<Answered> {
  const delta = diffDrafts(before.value, save.value);
  const answer = await program.ask(`/p/${postId}/deltas`, {
    method: 'POST',
    headers: writer.headers,
    body: JSON.stringify({ baseRev: save.baseRev, saveId: save.saveId, delta }),
    from: `127.1.${number % 250}.1`,
    server: number % SERVERS,
  });
  const rev = answer.status === 200 ? (JSON.parse(answer.text) as { readonly rev: number }).rev : undefined;
  return { ...save, status: answer.status, rev, text: answer.text };
}

/** From one revision one save wins; whoever sends it again hears the same, and all others that there is a newer one. */
function judge(before: Place, after: Place, answers: readonly Answered[]): readonly string[] {
  const failures = answers
    .filter(({ status }) => status !== 200 && status !== 409)
    .map(({ status, text }) => `${status}: ${text.slice(0, 200)}`);
  const won = answers.filter(({ status }) => status === 200);
  const winners = new Set(won.map(({ saveId }) => saveId));
  if (winners.size !== 1) failures.push(`${winners.size} saves won from revision ${before.rev}`);
  if (won.some(({ rev }) => rev !== before.rev + 1))
    failures.push(`revision ${before.rev} was not followed by the next`);
  if (after.rev !== before.rev + 1) failures.push(`the draft went from revision ${before.rev} to ${after.rev}`);
  if (won.some(({ value }) => value.title !== after.value.title)) failures.push('what won is not what is there');
  return failures;
}

async function findMiscounted({ program, postId }: Desk): Promise<readonly string[]> {
  const { rows } = await sql<{ revision: number; deltas: number }>`
    select d.revision, (select count(*)::integer from story_delta s where s.story_id = d.story_id) as deltas
    from story_draft d where d.story_id = ${postId}`.execute(program.context.database.kysely);
  return rows
    .filter(({ revision, deltas }) => revision !== deltas)
    .map(({ revision, deltas }) => `the draft is at revision ${revision} and keeps ${deltas} changes`);
}

async function withDesk(run: (desk: Desk) => Promise<Finding>): Promise<Finding> {
  const program = await startTestProgram({ withWorld: false, servers: SERVERS });
  try {
    const writer = await signIn(program);
    const input = { ...draftOf('A draft', 'At the beginning.'), saveId: randomUUID() };
    const made = await askGraph<{ createDraft: { postId: string } }>({ program, writer }, CREATE, { input });
    return await run({ program, writer, postId: made.createDraft.postId });
  } finally {
    await program.close();
  }
}

/** Rounds of many saves of one draft at once. */
export const parallelSaves: Campaign = {
  name: 'parallel-saves',
  promise:
    'Of 200 saves of one draft at once, at two web servers, one wins, the same save again hears the same, everybody else hears of the conflict, and revisions and changes stay as many.',
  count: 50 * AT_ONCE,
  run: (count, seed) =>
    withDesk(async (desk) => {
      const random = createRandom(seed);
      const failures: string[] = [];
      let tried = 0;
      while (tried < count) {
        // So many saves of one person are allowed in an hour.
        desk.program.clock.advance(200_000);
        const before = await readPlace(desk);
        const saves = inventSaves(before, random, Math.min(AT_ONCE, count - tried));
        const answers = await Promise.all(saves.map((save, number) => sendSave(desk, before, save, number)));
        tried += saves.length;
        const wrong = [...judge(before, await readPlace(desk), answers), ...(await findMiscounted(desk))];
        failures.push(...wrong.map((text) => `seed ${seed}, after ${tried}: ${text}`));
      }
      return { tried, failures };
    }),
  /** A revision that nobody saved. */
  control: () =>
    withDesk(async (desk) => {
      await sql`update story_draft set revision = revision + 1`.execute(desk.program.context.database.kysely);
      return { tried: 1, failures: await findMiscounted(desk) };
    }),
};
