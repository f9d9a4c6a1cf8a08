import { sql } from 'kysely';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import {
  bringIn,
  countsOf,
  differences,
  emptySite,
  furnishMovingWorld,
  type MovingScene,
  type Tree,
  withExport,
} from '#test/support/moving-world.ts';
import { type ResponsesWorld, responsesWorld } from '#test/support/responses-world.ts';
import { columnOf } from './tables/portable-table.ts';
import { portableTables } from './tables/portable-tables.ts';

let world: ResponsesWorld;
let context: CommandContext;
let scene: MovingScene;
beforeAll(async () => {
  const made = await responsesWorld();
  context = { ...made.context, files: memoryFiles() };
  world = { ...made, context };
  scene = await furnishMovingWorld(world);
});
afterAll(() => world.close());

const site = { kind: 'site' } as const;

test('PROF-4: a whole site leaves and comes in again as it was, with every count; a second import changes nothing', async () => {
  const target = await emptySite();
  try {
    await withExport(context, site, async (folder, tree) => {
      const report = await bringIn(target.context, folder);
      expect(report).toMatchObject({ refused: 0, problems: [], unchanged: 0 });
      expect(await countsOf(target.context)).toEqual(await countsOf(context));
      await withExport(target.context, site, async (_folder, again) => expect(differences(tree, again)).toEqual([]));
      expect(await bringIn(target.context, folder)).toMatchObject({
        created: 0,
        refused: 0,
        problems: [],
        images: 0,
        people: 0,
      });
      expect(await countsOf(target.context)).toEqual(await countsOf(context));
      await withExport(target.context, site, async (_folder, again) => expect(differences(tree, again)).toEqual([]));
      // The control: what did not come along is seen.
      await sql`delete from clap`.execute(target.context.database.kysely);
      await withExport(target.context, site, async (_folder, again) =>
        expect(differences(tree, again)).toEqual(['data/claps.jsonl is only in the first']),
      );
    });
  } finally {
    await target.close();
  }
});

/** Files whose rows need what the folder does not bring along. */
const without = (tree: Tree, ...left: readonly string[]): Tree =>
  new Map([...tree].filter(([path]) => !left.some((name) => path.startsWith(name))));

test('PROF-4: a publication leaves with what it published and what readers said, and comes in again as it was', async () => {
  const target = await emptySite();
  const scope = { kind: 'publication', id: scene.publicationId, slug: 'small-press' } as const;
  try {
    await withExport(context, scope, async (folder, tree) => {
      expect([...tree.keys()].filter((path) => path.endsWith('.json') && path.startsWith('stories/'))).toHaveLength(1);
      expect(await bringIn(target.context, folder)).toMatchObject({
        created: 1,
        refused: 0,
        publications: 1,
        problems: [],
      });
      await withExport(target.context, scope, async (_folder, again) => expect(differences(tree, again)).toEqual([]));
      const told = [...tree.values()].join('\n');
      expect(told).not.toContain('A draft');
      expect(told).not.toContain('aaaaaaaaaaa2');
    });
  } finally {
    await target.close();
  }
});

test('PROF-4: a person leaves with drafts and lists, and comes in again: no state changes, nothing comes twice', async () => {
  const target = await emptySite();
  const scope = { kind: 'person', id: scene.author.personId, username: 'author' } as const;
  try {
    await withExport(context, scope, async (folder, tree) => {
      const report = await bringIn(target.context, folder);
      expect(report).toMatchObject({ refused: 0, unchanged: 0 });
      // Whom they mute, and what they answered, is not in the folder of one person.
      expect(report.problems.map(({ file }) => file).toSorted()).toEqual([
        'data/mutes-of-people.jsonl',
        'data/private-note-replies.jsonl',
        'data/responses.jsonl',
      ]);
      const { rows } = await sql<{ id: string; state: string }>`
        select id, case when scheduled_at is not null then 'scheduled' when visibility = 'unlisted' then 'unlisted'
          when visibility = 'locked' then 'locked' when state = 'published' and edited_at is null then 'published'
          else state end as state from story`.execute(target.context.database.kysely);
      const states = new Map(rows.map(({ id, state }) => [id, state]));
      for (const name of ['draft', 'unlisted', 'scheduled', 'trashed', 'locked', 'published'] as const) {
        expect(states.get(scene.states[name] ?? ''), name).toBe(name);
      }
      expect(rows).toHaveLength(9);
      const slugs = await target.context.database.kysely.selectFrom('publication').select('slug').execute();
      expect(slugs).toEqual([{ slug: 'small-press' }]);
      await withExport(target.context, scope, async (_folder, again) => {
        const counted = /"(?:claps|fans|responses)": \d+/g;
        const plain = (all: Tree): Tree =>
          new Map([...all].map(([path, text]) => [path, text.replaceAll(counted, '"counted": 0')]));
        const left = ['data/mutes-of-people', 'data/private-note-replies', 'data/responses'];
        expect(differences(plain(without(tree, ...left)), plain(again))).toEqual([]);
      });
      expect(await bringIn(target.context, folder)).toMatchObject({
        created: 0,
        unchanged: 9,
        people: 0,
        publications: 0,
      });
    });
  } finally {
    await target.close();
  }
});

test('PROF-4: an archive of one person speaks for nobody else, and takes no publication over', async () => {
  const target = await emptySite();
  const scope = { kind: 'person', id: scene.author.personId, username: 'author' } as const;
  try {
    await withExport(context, site, async (folder) => void (await bringIn(target.context, folder)));
    for (const table of ['clap', 'publication_member'] as const) {
      await target.context.database.kysely.deleteFrom(table).execute();
    }
    await withExport(context, site, async (folder) => {
      const own = await readFile(join(folder, 'longhand.json'), 'utf8');
      await writeFile(
        join(folder, 'longhand.json'),
        own.replace('"kind": "site"', `"kind": "person", "id": "${scope.id}", "username": "author"`),
      );
      const report = await bringIn(target.context, folder);
      expect(report.problems.some(({ reason }) => reason.includes('belong to others'))).toBe(true);
    });
    const rows = async (table: 'clap' | 'publication_member') =>
      (await target.context.database.kysely.selectFrom(table).select('person_id').execute()).length;
    expect([await rows('clap'), await rows('publication_member')]).toEqual([0, 0]);
  } finally {
    await target.close();
  }
});

test('PROF-4: addresses come along only where the operator says so, and sign in on the new site', async () => {
  const target = await emptySite();
  try {
    await withExport(context, site, async (_folder, tree) => {
      expect([...tree.values()].join('\n')).not.toContain('author@mail.example');
    });
    await withExport(
      context,
      site,
      async (folder) => {
        await bringIn(target.context, folder);
      },
      { hasAddresses: true },
    );
    const { rows } = await sql`
      select e.address, p.is_unclaimed as "isUnclaimed" from email_address e join person p on p.id = e.person_id`.execute(
      target.context.database.kysely,
    );
    expect(rows).toEqual([{ address: 'author@mail.example', isUnclaimed: false }]);
  } finally {
    await target.close();
  }
});

test('PROF-4: a name that is taken becomes another, an id that is taken is left, and a picture that is none is told', async () => {
  const target = await emptySite();
  try {
    const { kysely } = target.context.database;
    const person = { name: 'Somebody else', created_at: new Date(), updated_at: new Date() };
    const author = await context.database.kysely
      .selectFrom('person')
      .select('username')
      .where('id', '=', scene.author.personId)
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('person')
      .values({ ...person, id: 'bbbbbbbbbbbb', username: author.username })
      .execute();
    await withExport(context, site, async (folder) => {
      const report = await bringIn(target.context, folder);
      expect(report.problems.map(({ reason }) => reason)).toEqual([expect.stringContaining('somebody else’s here')]);
    });
  } finally {
    await target.close();
  }
});

/** Tables that do not leave, and why. */
const STAYS: readonly string[] = [
  'story story_body story_author story_tag story_draft story_version series_entry old_address: in the file of each story',
  'image: a file of its own',
  'story_rendering story_image draft_image publication_writer archive_count top_story client_event_day: made anew',
  'story_delta draft_link: the steps between revisions and a link to one draft, gone with the site that made them',
  'reading_history_entry story_visit story_card program_visit program_day program_month publication_program_month story_gain visit_salt visit_due story_hour publication_hour story_day story_month publication_day story_facet_day story_read_day feed_view story_presentation less_wanted dismissed_flag notifications_seen: what somebody looked at is theirs alone, and in the archive that they ask for',
  'notification notification_actor digest_story digest_delivery push_device: was told, or tells a browser that knows this site',
  'archive_import archive_import_story: the report of an upload to this site, which its stories outlive',
  'publication_closing: archived stands in the publication; what is to be deleted is not moved',
  'co_author_invitation publication_invitation publication_transfer: a question that waits for an answer here',
  'submission submission_event submission_note submission_suggestion submission_suggestion_answer publication_criteria publication_reply publication_person_note: what is between writers and editors here, and waits for an answer here',
  'story_split story_split_share publication_cut_part: what people agreed about money here, which the books of this site pay by',
  'subscriber_import subscriber_import_row subscriber_export: what became of lists that came in or were taken along here, which their subscribers outlive',
  'automation_step automation_turn: stories that go to each reader in turn, set up anew where the list goes on',
  'issue issue_delivery story_mailing: what went out from here or is to, and to whom',
  'mail_suppression mail_setback: mailboxes that turn mail of this site away, each in the archive of whose it is',
  'publication_activity: what staff changed, which only those who ran it here may know',
  'design design_draft design_introduction: a look goes with the row of its publication; profiles are designed where they are read',
  'old_publication_slug old_publication_page_slug old_publication_section_slug old_username: kept for the addresses of this site',
];

/** How people sign in, what they pay, what staff decided and what keeps the program running: `longhand backup` has it. */
const OF_THE_HOST =
  /^(?:session$|impersonation$|domain_pass$|domain_claim$|domain_fee$|live_domain$|certificate|acme_|login_token|pending_sign_in|known_browser|password$|totp$|recovery_code|two_factor|passkey|connection$|provider_|one_tap|email_|mobile_|personal_token|oauth_|setup_link|sign_in_|network_lockout|account_|passed_check|spent_challenge|kept_mail|mail_stop$|mail_event$|mail_bucket$|mail_day$|signing_key|operation_count|audit_entry|setting$|secret_key$|secret_reader$|kept_key$|flag_|banned_link|experiment_|exposure|migration$|running_process$|build$|build_document$|import_item|platform_role|report|site_page|search_|federation_|image_variant|payment_|charge|refund|credit_|membership|gift|coupon|metered_|guarded_opening|list_growth|trial_card|share_link|sandbox_|stray_|client_event|outbox_delivery|receipt_counter|ledger_|partner_enrollment|boost_|nomination$|author_verification$|publisher_proof$|backup_run$|case_claim$|case_end$|case_rank$|invitation$|invitation_opening$|invitation_use$|sign_up_block$|server_block$|staff_note$|trust_grant$|legal_notice$|wave$|wave_account$|error_|decision|appeal$|earning_|payout|tax_certification)/;

test('PROF-4: every column of what leaves is told, or named with why it is not; every other table says why it stays', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    natural join information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`.execute(context.database.kysely);
  for (const { table, fields, leftOut = {} } of portableTables) {
    const told = [...Object.keys(fields).map(columnOf), ...Object.keys(leftOut)].toSorted();
    expect(told, table).toEqual(rows.filter((row) => row.table === table).map(({ column }) => column));
  }
  const stays = new Set(STAYS.flatMap((line) => (line.split(':')[0] ?? '').split(' ')));
  const portable = new Set<string>(portableTables.map(({ table }) => table));
  const open = [...new Set(rows.map(({ table }) => table))].filter(
    (table) => !portable.has(table) && !stays.has(table) && !OF_THE_HOST.test(table),
  );
  expect(open).toEqual([]);
});
