import { beforeAll, describe, expect, test } from 'vitest';
import { parsePathPattern } from '#shared/routes/path-pattern.ts';
import { routes } from '#shared/routes/route-table.ts';
import type { Route } from '#shared/routes/route.ts';
import { buildingIssue, isBuilt } from '#shared/routes/unbuilt-pages.ts';
import type { RouteName } from '#shared/routes/route-table.ts';
import type { Answer } from '#test/support/ask.ts';
import { openProgram } from '#test/support/open-site.ts';

const program = await openProgram();
let seriesId: string;
beforeAll(async () => {
  const { id } = await program.context.database.kysely.selectFrom('series').select('id').executeTakeFirstOrThrow();
  seriesId = id;
});

const writeRoutes = routes.filter((route) => route.method === 'POST');
const readRoutes = routes.filter((route) => route.method !== 'POST');

/** A value of the world for each parameter of the table. */
function valueOf(name: string, route: Route): string {
  const { people, publications, stories, lists, image, newsletter } = program.world;
  if (name === 'postId' && route.path.startsWith('/series/')) return stories.series[0]?.id ?? '';
  if (name === 'id') return stories.specimen.id;
  const values: Readonly<Record<string, string>> = {
    username: 'ada',
    userId: people.ada,
    collectionSlug: 'field-notes',
    collectionId: publications['field-notes'],
    newsletterId: newsletter,
    postId: stories.specimen.id,
    tagSlug: 'letters',
    topicSlug: 'letters',
    timePeriod: 'week',
    year: '2026',
    month: '11',
    day: '20',
    monthDayYearSlug: 'november-20-2026',
    sequenceSlug: 'harbour-walks',
    catalogSlug: 'staff-picks',
    catalogSlugId: `staff-picks-${lists.picks}`,
    mediaResourceId: image.id,
    imageId: image.id,
    seriesId,
    membershipType: 'YEARLY',
    subpageSlug: 'colophon',
    sectionSlug: 'walks',
    part: 'stories-2026-11-1.xml',
    variant: 'fit:680',
  };
  return values[name] ?? 'something';
}

function pathOf(route: Route): string {
  const segments = parsePathPattern(route.path).map((segment) => {
    if (segment.kind === 'exact') return segment.text;
    return (segment.kind === 'username' ? '@' : '') + valueOf(segment.name, route);
  });
  return `/${segments.join('/')}`;
}

/** What those routes say to somebody signed out, or with a link that nobody was given. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  ShowSetUp: 'status 410',
  UndoEmailChange: 'status 410',
  ReadApiMe: 'status 401',
  ReadPostDeltas: 'status 401',
  ReadPostState: 'file',
  // Ada has no newsletter.
  EmbedUserNewsletter: 'not found',
  ShowInternalStatus: 'not found',
  ShowAdminPost: 'not found',
  ShowAdminUser: 'not found',
  ShowAdminAppeals: 'not found',
  ShowAdminLegalNotices: 'not found',
  ShowAdminBannedLinks: 'not found',
  ShowAdminSignUps: 'not found',
  ShowAdminWaves: 'not found',
  ShowAdminServers: 'not found',
  ShowAdminJobs: 'not found',
  ShowAdminLookUp: 'not found',
  AcceptInvitation: 'status 410',
  BeginImpersonation: 'status 410',
  ShowAdminAudit: 'not found',
  ShowAdminAuthors: 'not found',
  ShowAdminBoosts: 'not found',
  ShowAdminCoupons: 'not found',
  ShowAdminErrors: 'not found',
  ShowAdminError: 'not found',
  ShowAdminExperiments: 'not found',
  ShowAdminReports: 'not found',
  ShowAdminFinance: 'not found',
  ShowAdminMail: 'not found',
  ShowAdminSettings: 'not found',
  ShowAdminOverview: 'not found',
  ShowAdminStart: 'not found',
  ShowDemo: 'not found',
  ShowAdminSitePages: 'not found',
  ShowAdminTopics: 'not found',
  EditAdminSitePage: 'not found',
  // Rule 160: until an administrator writes them, or a curator makes one.
  ShowTheTrump45: 'not found',
  ShowTicks: 'not found',
  ShowTopic: 'not found',
  ShowTribute: 'not found',
};

/** What one route answered, said in a word. */
function kindOf(answer: Answer): string {
  if (answer.status >= 500) return `failure ${answer.status}`;
  if ([301, 302, 303].includes(answer.status)) return 'redirect';
  if (answer.status === 404) return answer.text.includes('PAGE NOT FOUND') ? 'not found' : 'endpoint not found';
  const isPage = /<main[^>]*>[^]*<h1/.test(answer.text);
  if (answer.status === 200)
    return answer.headers['content-type']?.startsWith('text/html') && !isPage ? 'blank' : isPage ? 'screen' : 'file';
  return `status ${answer.status}`;
}

describe('ROUTE-2: every GET route answers with its screen, its redirect or the not-found page', () => {
  test.each(readRoutes.map((route) => [route.name, route.path, route] as const))(
    '%s %s',
    async (name, _path, route) => {
      program.clock.advance(5_000);
      const path = pathOf(route);
      const answer = await program.ask(path);
      const kind = kindOf(answer);
      if (route.page === 'error-page') return expect(answer.status).toBe(500);
      if (route.page === 'feed' || route.page === 'sitemap' || name === 'ReadImage')
        return expect(kind, path).toBe('file');
      if (name in SAID_OTHERWISE) return expect(kind, path).toBe(SAID_OTHERWISE[name]);
      if (name.startsWith('Redirect') || route.redirect) return expect(kind, path).toBe('redirect');
      // A way of signing in leads on, or is not offered here.
      if (name === 'CompleteEmailAuth') return expect(kind, path).toBe('redirect');
      if (route.page === 'endpoint' && buildingIssue(route) === undefined)
        return expect(kind, path).toMatch(/^(?:redirect|(?:endpoint )?not found)$/);
      if (!isBuilt(route.name as RouteName)) return expect(kind, path).toBe('not found');
      expect(kind, `${path} ${answer.text.slice(0, 200)}`).toMatch(/screen|redirect/);
      return undefined;
    },
  );

  test('a redirect leads to what is built or to the not-found page, in at most three steps', async () => {
    for (const route of readRoutes.filter((each) => each.redirect !== undefined)) {
      program.clock.advance(5_000);
      let answer = await program.ask(pathOf(route));
      for (let step = 0; step < 3 && kindOf(answer) === 'redirect'; step += 1) {
        answer = await program.ask(String(answer.headers.location));
      }
      expect([200, 404], route.name).toContain(answer.status);
    }
  });
});

describe('ROUTE-2: every POST route answers for itself, unless docs/unbuilt.md says that it is still to be built', () => {
  test.each(writeRoutes.map((route) => [route.name, route.path, route] as const))(
    '%s %s',
    async (_name, _path, route) => {
      program.clock.advance(5_000);
      const path = pathOf(route);
      const headers = { 'content-type': 'application/json' };
      const answer = await program.ask(path, { method: 'POST', body: '{}', headers });
      const nobody = await program.ask('/_/nobody/answers/here', { method: 'POST', body: '{}', headers });
      const isAnswered = answer.status !== nobody.status || answer.text !== nobody.text;
      expect(isAnswered, `${path} ${answer.status} ${answer.text}`).toBe(buildingIssue(route) === undefined);
    },
  );
});
