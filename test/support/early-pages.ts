import { buildPath } from '#shared/routes/build-path.ts';
import { type Route, type RouteName, routes } from '#shared/routes/route-table.ts';
import { hasScreen } from '#shared/routes/unbuilt-pages.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { ownStories } from './own-stories.ts';
import { accountPageTypes, pageTypes } from './page-types.ts';
import { signIn, type SignedIn } from './sign-in.ts';
import type { TestProgram } from './test-program.ts';

export type EarlyPage = { readonly name: string; readonly url: string; readonly cookies: SignedIn['cookies'] };

/** Controls that one can do something with, as a page is sent; the header's search box is on every page. */
const CONTROL = /<(?:input|select|textarea)\b[^>]*>/g;
const DEAD = /type="(?:hidden|submit|button)"|\sdisabled=|placeholder="Search"/;
/** What differs from page to page though the form is the same. */
const OWN = /\s(?:id|value|aria-\w+|name|checked|placeholder|maxLength)="[^"]*"/g;

/**
 * Every page of the route table that is sent with something to fill in or to choose, for whoever sees it: nobody,
 * somebody with stories and lists, and staff. Pages of one route whose controls are the same stand once.
 */
export async function pagesWithControls(program: TestProgram): Promise<readonly EarlyPage[]> {
  const reader = await signIn(program);
  const staff = await signIn(program);
  for (const role of ['ADMIN', 'FINANCE'] as const)
    await changeRole(program.context, { personId: staff.personId, role, isGranted: true });
  const own = ownStories(program.context, reader.personId);
  const story = await own.publish('Mine');
  const listId = await createList(program.context, { ownerId: reader.personId, name: 'Mine', storyIds: [story.id] });
  const [inSeries] = program.world.stories.series;
  const params: Readonly<Record<string, string>> = {
    username: 'ada',
    collectionSlug: 'field-notes',
    postId: story.id,
    repostId: program.world.stories.english.id,
    seriesId: inSeries?.id ?? '',
    tagSlug: 'letters',
    topicSlug: 'out-of-doors',
    catalogSlugId: `mine-${listId}`,
    catalogSlug: 'staff-picks',
    sequenceSlug: 'harbour-walks',
    sectionSlug: 'walks',
    newsletterId: program.world.newsletter,
    subpageSlug: 'colophon',
    mediaResourceId: program.world.image.id,
    userId: reader.personId,
    timePeriod: 'week',
    year: '2026',
    month: '11',
    day: '21',
    monthDayYearSlug: 'november-21-2026',
    entityName: 'people',
    filterBy: 'public',
    setting: 'notifications',
    membershipType: 'member',
    slug: 'ShowAbout',
    name: 'ShowAbout',
  };
  const viewers = [
    ['nobody', []],
    ['a reader', reader.cookies],
    ['staff', staff.cookies],
  ] as const;
  const walked = viewers.flatMap(([who, cookies]) =>
    routes
      .filter((route) => hasScreen(route) && route.method === undefined)
      .map((route) => ({
        name: `${route.name} for ${who}`,
        url: program.url + pathOf(route, params),
        cookies,
      })),
  );
  const seen = new Set<string>();
  const found: EarlyPage[] = [];
  const keepNew = async (pages: readonly EarlyPage[]) => {
    for (const page of pages) {
      const controls = await controlsOf(program, page);
      if (controls === undefined || seen.has(controls)) continue;
      seen.add(controls);
      found.push(page);
    }
  };
  await keepNew(walked);
  // Signed in only now: the walk takes many minutes of the program's clock, and some forms are for whoever came lately.
  const named = [...pageTypes(program), ...(await accountPageTypes(program))].map(({ name, url, cookies = [] }) => ({
    name,
    url,
    cookies,
  }));
  await keepNew(named);
  return found;
}

function pathOf({ name, path }: Route, params: Readonly<Record<string, string>>): string {
  const missing = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, one = '']) => (one in params ? [] : [[one, 'none']]));
  return buildPath(name as RouteName, { ...Object.fromEntries(missing), ...params });
}

/** What the page can be filled in with, in a form that two pages share where their controls do. */
async function controlsOf(program: TestProgram, { url, cookies }: EarlyPage): Promise<string | undefined> {
  program.clock.advance(1_000);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await program.ask(url.replace(program.url, ''), { headers: cookie === '' ? {} : { cookie } });
  if (answer.status >= 300) return undefined;
  const route = String(answer.headers['x-route-name']);
  const page = routes.find(({ name }) => name === route)?.page ?? route;
  // A form for other sites has no code to wait for: the browser alone sends it.
  if (page === 'embed-form') return undefined;
  const controls = (answer.text.match(CONTROL) ?? []).filter((control) => !DEAD.test(control));
  if (controls.length === 0) return undefined;
  const kinds = new Set(controls.map((control) => control.replaceAll(OWN, '')));
  return `${page} ${[...kinds].toSorted().join(' ')}`;
}
