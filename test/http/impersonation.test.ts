import { beforeEach, describe, expect, test } from 'vitest';
import { impersonationMessages } from '#shared/messages/impersonations.ts';
import { isOpenWhileImpersonated } from '#shared/routes/impersonated-pages.ts';
import { parsePathPattern } from '#shared/routes/path-pattern.ts';
import { routes } from '#shared/routes/route-table.ts';
import type { Route } from '#shared/routes/route.ts';
import { buildSchema } from '#graphql/schema.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { buildFullPerson, type FullPerson } from '#test/factories/build-full-person.ts';
import { digestDatabase } from '#test/support/impersonation/digest-database.ts';
import { everyMutation, everyQuestion } from '#test/support/impersonation/graph-walk.ts';
import { lookAs, type Looking } from '#test/support/impersonation/look-as.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const schema = buildSchema();

let full: FullPerson;
const program = await openProgram({
  prepare: async (context) => {
    full = await buildFullPerson(context);
    const { kysely } = context.database;
    await kysely.updateTable('person').set({ state: 'active' }).where('id', '=', full.id).execute();
    // On a domain of their own their pages would be elsewhere; and no design is drawn from the row that they have.
    await kysely.deleteFrom('live_domain').execute();
    await kysely.deleteFrom('design').execute();
  },
});
let admin: SignedIn;
let look: Looking;
beforeEach(async () => {
  admin = await signIn(program);
  await changeRole(program.context, { personId: admin.personId, role: 'ADMIN', isGranted: true });
  look = await lookAs(program, admin, full.id);
});

/** Ids of what the person has, so that whatever is allowed would find something. */
function given(): Readonly<Record<string, string>> {
  const quoted = (text: string) => JSON.stringify(text);
  return {
    userId: quoted(full.id),
    targetUserId: quoted(full.friendId),
    targetPostId: quoted(full.friendStoryId),
    postId: quoted(full.storyId),
    id: quoted(full.storyId),
    collectionId: quoted(full.publicationId),
    username: quoted('marked'),
    newsletterId: quoted('aaaaaaaaaae1'),
    domainOrSlug: quoted('marked-press'),
    clapCount: '1',
  };
}

type Answer = {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
};

async function askAll(documents: readonly { readonly name: string; readonly text: string }[]) {
  const answers: (Answer & { readonly name: string; readonly text: string })[] = [];
  for (let at = 0; at < documents.length; at += 20) {
    const some = documents.slice(at, at + 20);
    // Limits count by this clock, and none of it may end what lasts for half an hour.
    program.clock.advance(5_000);
    const body = JSON.stringify(some.map(({ text }) => ({ query: text })));
    const { text } = await program.ask('/_/graphql', { method: 'POST', headers: look.headers, body });
    const all = JSON.parse(text) as readonly Answer[];
    for (const [index, answer] of all.entries())
      answers.push({ ...answer, name: some[index]?.name ?? '', text: JSON.stringify(answer) });
  }
  return answers;
}

function pathOf(route: Route): string {
  const { world } = program;
  const values: Readonly<Record<string, string>> = {
    username: 'marked',
    userId: full.id,
    collectionSlug: 'marked-press',
    collectionId: full.publicationId,
    postId: full.storyId,
    id: full.storyId,
    tagSlug: 'letters',
    topicSlug: 'letters',
    catalogSlugId: 'aaaaaaaaaab1',
    mediaResourceId: world.image.id,
    newsletterId: 'aaaaaaaaaae1',
    year: '2026',
    month: '11',
    day: '20',
    timePeriod: 'week',
    monthDayYearSlug: 'november-20-2026',
    entityName: 'writers',
  };
  const segments = parsePathPattern(route.path).map((one) =>
    one.kind === 'exact' ? one.text : (one.kind === 'username' ? '@' : '') + (values[one.name] ?? 'something'),
  );
  return `/${segments.join('/')}`;
}

const readRoutes = routes.filter(({ method }) => method !== 'POST');
const open = (path: string, accept = 'text/html') => program.ask(path, { headers: { ...look.browser, accept } });

/** Opens a page, and where it is elsewhere on this host opens that. */
async function follow(path: string) {
  const first = await open(path);
  const location = (first.headers.location ?? '').replace(program.url, '');
  return location.startsWith('/') ? await open(location) : first;
}

const BANNER = /<aside class="looking"[^>]*><p>You’re viewing [^<]* as Marked Person\./;

/** What nobody but the person is meant to see, as it stands in their rows: of `build-full-person.ts`. */
const PRIVATE = [
  ['where and how they sign in', /Marked (?:browser|passkey|connection|token|app)|192\.0\.2\.7|hash-of|sealed-/],
  ['addresses and numbers', /@(?:mail|new|old)\.example|marked@press/],
  ['payments, earnings and taxes', /customer-|charge-|•••• 6789|"W8BEN"|"percent":30/],
  ['what they write for nobody', /Marked (?:note|reply)|A (?:draft|version) of two/],
  ['what they keep to themselves', /Marked list|Marked event/],
  ['what they and editors say', /Marked (?:submission|answer|message|memory|move)/],
  ['files of theirs', /marked-(?:archive|list)|Marked origin/],
] as const;

function expectNothingPrivate(name: string, text: string): void {
  const found = PRIVATE.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
  expect({ name, found }).toEqual({ name, found: [] });
}

describe('ADMIN-1, rule 248: whoever looks at the site as somebody changes nothing', () => {
  test('by no mutation of the schema', async () => {
    const before = await digestDatabase(program.context);
    const mutations = everyMutation(schema, given());
    const answers = await askAll(mutations);
    expect(answers).toHaveLength(mutations.length);
    const others = answers.filter(
      ({ data, errors }) =>
        (data?.['result'] ?? null) !== null || errors?.some(({ message }) => message !== impersonationMessages.refused),
    );
    expect(others.map(({ name, text }) => `${name} ${text}`)).toEqual([]);
    expect(await digestDatabase(program.context)).toEqual(before);
  });

  test('and by no question that notes something as it is answered: PostgreSQL refuses, whatever the door lets through', async () => {
    const question = {
      name: 'counted',
      text: '{ result: usernameAvailability(username: "nobody.yet") { __typename } }',
    };
    const before = await digestDatabase(program.context);
    const [answer] = await askAll([question]);
    expect(answer?.errors).toMatchObject([
      { message: impersonationMessages.refused, extensions: { code: 'FORBIDDEN' } },
    ]);
    expect(await digestDatabase(program.context)).toEqual(before);
    // Asked by who looks, as themselves, it is counted.
    const body = JSON.stringify({ query: question.text });
    const own = await program.ask('/_/graphql', { method: 'POST', headers: admin.headers, body });
    expect(JSON.parse(own.text)).toEqual({ data: { result: { __typename: 'UsernameAvailability' } } });
    expect(await digestDatabase(program.context)).not.toEqual(before);
  });

  test('by no path that something is sent to, of today or of tomorrow', async () => {
    const before = await digestDatabase(program.context);
    const paths = routes.filter(({ method }) => method === 'POST').map(pathOf);
    const more = ['/m/signin', '/_/demo', '/m/unsubscribe/x', '/_/nobody/knows/this', '/', '/me/settings'];
    const ending = '/_/impersonation/end';
    for (const path of [...new Set([...paths, ...more])].filter((one) => one !== ending)) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const body = method === 'DELETE' ? undefined : '{}';
        const answer = await program.ask(path, { method, headers: look.headers, ...(body && { body }) });
        const isRefused = answer.status === 403 && answer.text.includes(impersonationMessages.refused);
        expect({ path, method, isRefused, status: answer.status }).toEqual({
          path,
          method,
          isRefused: true,
          status: 403,
        });
      }
    }
    expect(await digestDatabase(program.context)).toEqual(before);
  });

  test('and every page that opens says so and writes nothing; all others, staff pages among them, stay closed', async () => {
    const before = await digestDatabase(program.context);
    const opened: string[] = [];
    for (const route of readRoutes) {
      program.clock.advance(3_000);
      const path = pathOf(route);
      const answer = await follow(path);
      const { status, text } = answer;
      const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
      const isClosed = status === 403 && text.includes(impersonationMessages.closedTitle) && BANNER.test(text);
      if (!isOpenWhileImpersonated(route.page)) {
        expect({ path, isClosed }).toEqual({ path, isClosed: route.name !== 'ReadImage' });
        continue;
      }
      // A redirect that is open may lead to what is not.
      if (isClosed && route.page === 'redirect') continue;
      expect({ path, isWell: [200, 301, 302, 404, 410].includes(status) }).toEqual({ path, isWell: true });
      if (!isPage) continue;
      opened.push(route.name);
      expect({
        path,
        says: BANNER.test(text),
      }).toEqual({
        path,
        says: true,
      });
      expectNothingPrivate(path, text);
    }
    expect(opened).toEqual(expect.arrayContaining(['ShowHome', 'ShowNotifications', 'ShowUserProfile', 'ShowPost']));
    expect(await digestDatabase(program.context)).toEqual(before);
  });
});

describe('ADMIN-1, rule 248: what nobody but the person is meant to see stays so', () => {
  test('whatever the graph is asked', async () => {
    const before = await digestDatabase(program.context);
    const answers = await askAll(everyQuestion(schema, given()));
    for (const { name, text } of answers) expectNothingPrivate(name, text);
    const others = answers.filter(({ errors = [] }) =>
      errors.some(({ extensions }) => extensions?.code !== 'FORBIDDEN'),
    );
    expect(
      others.map(
        ({ name, errors }) =>
          `${name} ${JSON.stringify(errors?.filter(({ extensions }) => extensions?.code !== 'FORBIDDEN').slice(0, 2))}`,
      ),
    ).toEqual([]);
    const told = answers.filter(({ data }) => data !== null).map(({ name }) => name);
    expect(told).toEqual(expect.arrayContaining(['homeFeed', 'notifications', 'viewer.followedTags']));
    expect(await digestDatabase(program.context)).toEqual(before);
  });
});
