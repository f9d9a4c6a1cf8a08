import { beforeAll, describe, expect, test } from 'vitest';
import { parsePathPattern } from '#shared/routes/path-pattern.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { editablePages } from '#shared/routes/editable-pages.ts';
import { routes } from '#shared/routes/route-table.ts';
import type { Route } from '#shared/routes/route.ts';
import { type PlatformRole, platformRoles } from '#shared/moderation/platform-roles.ts';
import { buildSchema } from '#graphql/schema.ts';
import { openProgram } from '#test/support/open-site.ts';
import { type Asking, everyone, gatherEveryone, type Known } from '#test/support/staff-access/staff-people.ts';
import { staffFieldsInside, staffFieldsOf } from '#test/support/staff-access/staff-fields.ts';
import type { TestProgram } from '#test/support/test-program.ts';

type Rows = readonly (readonly [roles: string, names: string])[];

/** Whom rule 161 and the rules of each thing let ask and change what, and nobody else. */
const FIELDS: Rows = [
  ['ADMIN', 'auditLog authorApplications decideAuthorApplication revokeAuthorVerification'],
  ['ADMIN', 'errorGroup errorGroups settleError experiments switchExperiment switchFlag setFlagAudience'],
  ['ADMIN', 'operatorSettings operatorSettingNames changeOperatorSetting changeUserRole runSiteChecks sendTestMail'],
  ['ADMIN', 'mailSetup checkMailSetup makeSigningKeys retryJobs forgetJobs'],
  ['ADMIN', 'promotionalCodes createPromotionalCode endPromotionalCode'],
  ['ADMIN', 'sitePages previewSitePage publishSitePage resetSitePage unsetSitePage'],
  ['ADMIN CURATOR', 'boostCases nominationTokens viewerNominations nominatePost approveNomination declineNomination'],
  ['ADMIN CURATOR', 'saveTopic deleteTopic addPostsToTopic removePostFromTopic arrangeTopicPosts'],
  ['ADMIN FINANCE', 'coupons makeCoupon endCoupon finance exportLedger decidePayoutReview retryPayout tickPayout'],
  [
    'ADMIN FINANCE',
    'makePayoutFile readPayoutFile readBankAnswer signedTaxForms readTaxForm exportTaxFile exportAllYearSums',
  ],
  ['ADMIN MODERATOR', 'appeals decideAppeal takeDecision reverseDecision'],
  ['ADMIN MODERATOR', 'reportCases claimReportCase decideReportCase backups internalStatus givenUpJobs'],
  ['ADMIN MODERATOR', 'suspendUser unsuspendUser endUserSessions suspendPost unsuspendPost'],
  ['ADMIN MODERATOR', 'bannedLinks banLink unbanLink'],
  ['ADMIN MODERATOR', 'serverBlocks serverBlockList previewServerBlocks blockServers unblockServer'],
  ['ADMIN MODERATOR', 'registration inviteToSite revokeInvitation blockSignUps unblockSignUps'],
  ['ADMIN MODERATOR', 'legalNotices decideLegalNotice holdLegalNotice grantTrust'],
  ['ADMIN MODERATOR', 'waves suspectDomains previewWave startWave stopWave undoWave'],
  ['ADMIN MODERATOR SUPPORT', 'adminUser adminPost writeStaffNote deleteStaffNote helpUser'],
  ['ADMIN SUPPORT', 'impersonateUser'],
  ['ADMIN MODERATOR FINANCE SUPPORT', 'staffLookUp'],
  ['ADMIN MODERATOR CURATOR FINANCE', 'staffOverview'],
];

const PAGES: Rows = [
  ['ADMIN', 'ShowAdminAudit DownloadAudit ShowAdminAuthors ShowAdminError ShowAdminErrors ShowAdminExperiments'],
  ['ADMIN', 'ShowAdminMail ShowAdminSettings ShowAdminSitePages EditAdminSitePage ShowAdminStart'],
  ['ADMIN CURATOR', 'ShowAdminBoosts ShowAdminTopics'],
  ['ADMIN FINANCE', 'ShowAdminCoupons ShowAdminFinance'],
  ['ADMIN MODERATOR', 'ShowAdminReports ShowAdminAppeals ShowAdminBannedLinks ShowAdminServers ShowAdminSignUps'],
  ['ADMIN MODERATOR', 'ShowAdminWaves ShowAdminLegalNotices ShowAdminJobs ShowInternalStatus'],
  ['ADMIN MODERATOR SUPPORT', 'ShowAdminPost ShowAdminUser'],
  ['ADMIN MODERATOR FINANCE SUPPORT', 'ShowAdminLookUp'],
  ['ADMIN MODERATOR CURATOR FINANCE', 'ShowAdminOverview'],
];

const ERROR_GROUP = 'e0'.repeat(12);
const schema = buildSchema();
const staffPages = routes.filter(({ path, method }) => path.startsWith('/_/admin') && method !== 'POST');

const program = await openProgram({ prepare: keepAnError });
let known: ReadonlyMap<Asking, Known>;
beforeAll(async () => {
  known = await gatherEveryone(program);
});

async function keepAnError({ database, clock }: TestProgram['context']): Promise<void> {
  const seen = { seen_count: 1, first_seen_at: clock.now(), last_seen_at: clock.now() };
  const said = { name: 'TypeError', message: '', place: '', build: '' };
  await database.kysely
    .insertInto('error_group')
    .values({ id: ERROR_GROUP, source: 'browser', state: 'open', ...said, ...seen })
    .execute();
}

const headersOf = (who: Asking) => known.get(who)?.headers ?? {};

/** What a role must not do to somebody or something is refused only where there is somebody or something. */
function staffFields() {
  const { people, stories } = program.world;
  const [person, story] = [JSON.stringify(people.ada), JSON.stringify(stories.specimen.id)];
  return staffFieldsOf(schema, {
    adminPost: { postId: story },
    adminUser: { lookup: person },
    changeUserRole: { userId: person },
    endUserSessions: { userId: person },
    errorGroup: { id: JSON.stringify(ERROR_GROUP) },
    grantTrust: { userId: person },
    helpUser: { userId: person },
    impersonateUser: { userId: person },
    nominatePost: { targetPostId: story },
    // The others ask outside.
    runSiteChecks: { names: '[settings]' },
    suspendPost: { postId: story },
    suspendUser: { userId: person },
    takeDecision: { targetId: story },
    unsuspendPost: { postId: story },
    unsuspendUser: { userId: person },
    writeStaffNote: { targetId: story },
  });
}

/** Each name with who is let in, as the table has it. */
function expected(rows: Rows): Readonly<Record<string, readonly Asking[]>> {
  return Object.fromEntries(
    rows.flatMap(([roles, names]) =>
      names.split(' ').map((name) => [name, everyone.filter((who) => roles.split(' ').includes(who))]),
    ),
  );
}

const namesOf = (rows: Rows) => rows.flatMap(([, names]) => names.split(' ')).toSorted();

type Answer = {
  readonly data: { readonly result: unknown } | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
};

/** Refused is who gets nothing, and is told so or not; allowed is anything else that is whole. */
function outcomeOf({ data, errors = [] }: Answer): string {
  const codes = errors.map(({ message, extensions }) => extensions?.code ?? message);
  const result = data?.result ?? null;
  if (result === null) return codes.every((code) => code === 'FORBIDDEN') ? 'refused' : codes.join(' ');
  if (codes.length > 0) return `in part: ${codes.join(' ')}`;
  return /"__typename":"Forbidden"|"PERMISSION_DENIED"/.test(JSON.stringify(result)) ? 'refused' : 'allowed';
}

/** Who was let in to what; whatever is neither allowed nor refused stands there with its reason. */
async function letIn(tries: (who: Asking) => Promise<readonly (readonly [name: string, outcome: string])[]>) {
  const found: Record<string, string[]> = {};
  for (const who of everyone) {
    for (const [name, outcome] of await tries(who)) {
      const heard = (found[name] ??= []);
      if (outcome !== 'refused') heard.push(outcome === 'allowed' ? who : `${who} ${outcome}`);
    }
  }
  return found;
}

async function askEach(who: Asking): Promise<readonly (readonly [string, string])[]> {
  const fields = staffFields();
  const outcomes: [string, string][] = [];
  for (let at = 0; at < fields.length; at += 20) {
    const asked = fields.slice(at, at + 20);
    // Limits count by this clock, which must not make a session old (rule 139).
    program.clock.advance(5_000);
    const body = JSON.stringify(asked.map(({ text }) => ({ query: text })));
    const { text } = await program.ask('/_/graphql', { method: 'POST', headers: headersOf(who), body });
    const answers = JSON.parse(text) as readonly Answer[];
    for (const [index, answer] of answers.entries()) outcomes.push([asked[index]?.name ?? '', outcomeOf(answer)]);
  }
  return outcomes;
}

function pathOf(route: Route): string {
  const values: Readonly<Record<string, string>> = {
    ShowAdminError: ERROR_GROUP,
    ShowAdminPost: program.world.stories.specimen.id,
    ShowAdminUser: program.world.people.ada,
    EditAdminSitePage: editablePages[0]?.name ?? '',
  };
  const segments = parsePathPattern(route.path);
  return `/${segments.map((one) => (one.kind === 'exact' ? one.text : values[route.name])).join('/')}`;
}

async function open(who: Asking, path: string) {
  const { 'content-type': _type, ...headers } = headersOf(who);
  return await program.ask(path, { headers });
}

describe('ADMIN-1, rule 161: what the schema says is for staff', () => {
  test('stands in the table, all of it and nothing else', () => {
    expect(
      staffFields()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(namesOf(FIELDS));
    expect(staffFieldsInside(schema)).toEqual(['AuthorApplication.sameBookAuthors', 'SitePage.source']);
  });

  test('is open to the roles of the table, and refused to everybody else, who leave no trace', async () => {
    expect(await letIn(askEach)).toEqual(expected(FIELDS));
    const { kysely } = program.context.database;
    const actors = await kysely
      .selectFrom('audit_entry')
      .select('actor_id')
      .where('actor_id', 'is not', null)
      .distinct()
      .execute();
    const names = actors.map(({ actor_id: id }) => everyone.find((who) => known.get(who)?.personId === id) ?? 'nobody');
    expect(names.toSorted()).toEqual(['ADMIN', 'CURATOR', 'MODERATOR']);
  });

  test('inside what everybody reads: the source of a page of the site', async () => {
    const query = '{ sitePage(path: "/about") { source { markdown } } }';
    const heard = await letIn(async (who) => {
      const answer = await program.ask('/_/graphql', {
        method: 'POST',
        headers: headersOf(who),
        body: JSON.stringify({ query }),
      });
      const { data } = JSON.parse(answer.text) as { data: { sitePage: { source: object | null } } };
      return [['SitePage.source', data.sitePage.source === null ? 'refused' : 'allowed']];
    });
    expect(heard).toEqual({ 'SitePage.source': ['ADMIN'] satisfies PlatformRole[] });
  });
});

describe('ADMIN-1, rule 161: the pages below /_/admin', () => {
  test('stand in the table, all of them and nothing else', () => {
    expect(staffPages.map(({ name }) => name).toSorted()).toEqual(namesOf(PAGES));
  });

  test('are there for the roles of the table, and 404 for everybody else', async () => {
    const heard = await letIn(async (who) => {
      program.clock.advance(5_000);
      const outcomes: [string, string][] = [];
      for (const route of staffPages) {
        const { status } = await open(who, pathOf(route));
        outcomes.push([route.name, { 200: 'allowed', 404: 'refused' }[status] ?? `${status}`]);
      }
      return outcomes;
    });
    expect(heard).toEqual(expected(PAGES));
  });

  test.each(platformRoles)(
    'are offered to each role as tabs, none too few and none that is not there: %s',
    async (who) => {
      const { text } = await open(who, buildPath(who === 'CURATOR' ? 'ShowAdminTopics' : 'ShowAdminLookUp'));
      const links = [...text.matchAll(/href="(\/_\/admin[\w/-]*)"/g)].map(([, path = '']) => path);
      const table = expected(PAGES);
      const lists = staffPages.filter(({ path, page }) => !path.includes('{') && page !== 'endpoint');
      const own = lists.filter(({ name }) => table[name]?.includes(who)).map(({ path }) => path);
      expect(links.filter((path) => !path.includes('/users/')).toSorted()).toEqual(own.toSorted());
    },
  );

  test('show what their address asks for when it is opened anew', async () => {
    program.clock.advance(5_000);
    expect((await open('ADMIN', '/_/admin/audit?actor=somebody.else')).text).toContain('value="somebody.else"');
    expect((await open('MODERATOR', '/_/admin/jobs?tab=mail%3Asend')).text).toContain('Only: Send an email');
    expect((await open('ADMIN', '/_/admin/audit?actor=%00')).status).toBe(400);
  });
});
