import { expect, test } from 'vitest';
import { editorInboxMessages as inbox } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationPageMessages as subpages } from '#shared/messages/publication-pages.ts';
import { publicationSectionMessages as sections } from '#shared/messages/publication-sections.ts';
import { publicationSettingsMessages as settings } from '#shared/messages/publication-settings.ts';
import { publicationStoriesMessages as stories } from '#shared/messages/publication-stories.ts';
import { staffInvitationMessages as invitations } from '#shared/messages/staff-invitations.ts';
import { submissionSettingsMessages as submission } from '#shared/messages/submission-settings.ts';
import { publicationClosingMessages as closings } from '#shared/messages/publication-closings.ts';
import { publicationStaffMessages as staff } from '#shared/messages/publication-staff.ts';
import { mayInPublication, type PublicationRight } from '#shared/publications/rights.ts';
import { routes } from '#shared/routes/route-table.ts';
import { hasScreen } from '#shared/routes/unbuilt-pages.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { openProgram } from '#test/support/open-site.ts';
import { openVisitor, signIn } from '#test/support/sign-in.ts';

const program = await openProgram();

const kinds = ['owner', 'editor', 'writer', 'stranger', 'visitor', 'suspended', 'staff'] as const;
type Kind = (typeof kinds)[number];

async function headersOf(kind: Kind): Promise<Readonly<Record<string, string>>> {
  if (kind === 'visitor') return (await openVisitor(program)).headers;
  const someone = await signIn(program, kind === 'owner' ? { person: program.world.people.ada } : {});
  const { personId } = someone;
  const publicationId = program.world.publications['field-notes'];
  if (kind === 'staff') await changeRole(program.context, { personId, role: 'ADMIN', isGranted: true });
  else if (kind === 'suspended') {
    await appointMember(program.context, { publicationId, personId, role: 'editor' });
    await suspendPerson(program.context, { personId, rule: 'SPAM', reason: 'Spam' });
  } else if (kind === 'editor' || kind === 'writer')
    await appointMember(program.context, { publicationId, personId, role: kind });
  return someone.headers;
}

/** By what right somebody sees a page under the address of a publication that asks people to sign in. */
const rightsOfPages: Readonly<Record<string, PublicationRight>> = {
  FeaturePostUnderCollection: 'arrange stories',
  DesignCollection: 'design',
  ShowCollectionStyles: 'design',
  ShowCollectionSettings: 'edit settings',
  ShowCollectionSettingsAbout: 'edit settings',
  ShowCollectionSettingsCustomDomain: 'connect domain',
  ShowCollectionSettingsNavigation: 'edit settings',
  ShowCollectionSettingsFeaturePages: 'edit settings',
  ShowCollectionSettingsSubpages: 'edit settings',
  ShowCollectionSettingsActivity: 'read activity',
  ShowCollectionSettingsStaff: 'submit stories',
  ShowCollectionInbox: 'decide submissions',
  ShowCollectionSubmissionSettings: 'decide submissions',
  ManageCollectionFeaturedStories: 'arrange stories',
  ManageCollectionStories: 'edit stories',
  ShowCollectionStats: 'read stats',
  ShowCollectionDigestStats: 'read stats',
  ShowNewsletterStats: 'run newsletters',
  ShowNewNewsletter: 'run newsletters',
  ShowNewsletterSettings: 'run newsletters',
};
/** Everybody writes and edits stories of their own, whatever their role. */
const pages = routes.filter(
  (route) =>
    route.path.startsWith('/{collectionSlug}/') &&
    route.requiresViewer === true &&
    route.page !== 'edit-post' &&
    hasScreen(route),
);
const parameters = (): Readonly<Record<string, string>> => ({
  collectionSlug: 'field-notes',
  filterBy: 'published',
  newsletterId: program.world.newsletter,
  postId: program.world.stories.plain[0]?.id ?? '',
});

test('PUB-4: the pages that run a publication are there by right; others find nothing, visitors sign in', async () => {
  for (const kind of kinds) {
    const headers = { cookie: (await headersOf(kind))['cookie'] ?? '' };
    for (const { name, path: pattern } of pages) {
      const path = pattern.replaceAll(/\{(\w+)\}/g, (_all, key: string) => parameters()[key] ?? '');
      const { status, headers: sent } = await program.ask(path, { headers });
      if (kind === 'visitor') {
        expect([status, sent.location], path).toEqual([302, expect.stringContaining('/m/signin')]);
        continue;
      }
      const right = rightsOfPages[name];
      if (right === undefined) throw new RangeError(`Nothing says who may see ${name}.`);
      const role = kind === 'owner' || kind === 'editor' || kind === 'writer' ? kind : null;
      expect(status, `${kind} ${path}`).toBe(mayInPublication(role, right) ? 200 : 404);
      if (status === 200) expect(sent['cache-control'], path).toContain('no-store');
    }
    const missing = await program.ask('/no-such-paper/settings', { headers });
    expect(missing.status, kind).toBe(kind === 'visitor' ? 302 : 404);
  }
});

test('PUB-1, PUB-6: where pages manage a publication the heading stands above the tabs, and what adds above its list', async () => {
  const headers = { cookie: (await headersOf('owner'))['cookie'] ?? '' };
  const name = 'Field Notes';
  const labels = [formatMessage(settings.pages, { name }), formatMessage(inbox.stories, { name })];
  const acts = [subpages.newPage, sections.newSection, invitations.invite, submission.addReply, stories.write];
  const withTabs: string[] = [];
  for (const { name: page, path: pattern } of pages) {
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_all, key: string) => parameters()[key] ?? '');
    const { text } = await program.ask(path, { headers });
    const main = text.slice(text.indexOf('<main'));
    const tabs = Math.max(...labels.map((label) => main.indexOf(`aria-label="${label}"`)));
    if (tabs === -1) continue;
    withTabs.push(page);
    expect(main.indexOf('<h1'), path).toBeLessThan(tabs);
    const adding = Math.max(...acts.map((act) => main.indexOf(`>${act}<`)));
    const list = main.search(/<[uo]l class="list_List/);
    if (adding !== -1 && list !== -1) expect(adding, path).toBeLessThan(list);
  }
  expect(withTabs.toSorted()).toEqual(
    Object.keys(rightsOfPages)
      .filter((page) => !/Design|Styles|Newsletter|Stats/.test(page))
      .toSorted(),
  );
});

test('PUB-1: the settings lead to the design editor, and have neither layout nor logo', async () => {
  const { text } = await program.ask('/field-notes/settings', {
    headers: { cookie: (await headersOf('editor'))['cookie'] ?? '' },
  });
  expect(text).toContain('href="/field-notes/design"');
  expect(text).not.toMatch(/Choose a logo|type="radio"/);
});

test('PUB-4: of a publication that is archived its owner alone sees the settings, to open it again, and its staff the way off it', async () => {
  const { kysely } = program.context.database;
  const setState = (state: 'active' | 'archived') =>
    kysely.updateTable('publication').set({ state }).where('slug', '=', 'field-notes').execute();
  await setState('archived');
  const seen: string[] = [];
  for (const kind of kinds.filter((one) => one !== 'visitor')) {
    const headers = { cookie: (await headersOf(kind))['cookie'] ?? '' };
    for (const { name, path: pattern } of pages) {
      const path = pattern.replaceAll(/\{(\w+)\}/g, (_all, key: string) => parameters()[key] ?? '');
      const { status, text } = await program.ask(path, { headers });
      if (status === 404) continue;
      seen.push(`${kind} ${name}`);
      const isStaffPage = name === 'ShowCollectionSettingsStaff';
      const said = kind === 'owner' ? staff.closedOwnerText : staff.closedText;
      expect(text, path).toContain(isStaffPage ? said : closings.archivedText);
    }
  }
  await setState('active');
  const ofOwner = pages.filter(({ page }) => page === 'publication-settings');
  expect(seen.toSorted()).toEqual(
    [
      ...ofOwner.map(({ name }) => `owner ${name}`),
      ...['owner', 'editor', 'writer'].map((kind) => `${kind} ShowCollectionSettingsStaff`),
    ].toSorted(),
  );
});

test('PUB-1: a new address takes everything along: pages, feed and settings of the old one lead to it', async () => {
  const { headers } = await signIn(program, { person: program.world.people.bela });
  const input = {
    collectionId: program.world.publications.harbour,
    name: 'Harbour',
    slug: 'harbour-lights',
    tagline: '',
    description: '',
    topics: [],
  };
  const query = `mutation($input: UpdateCollectionInput!) {
    updateCollection(input: $input) { ... on Collection { slug } ... on UserError { message } } }`;
  const body = JSON.stringify({ query, variables: { input } });
  const changed = await program.ask('/_/graphql', { method: 'POST', headers, body });
  expect(JSON.parse(changed.text)).toEqual({ data: { updateCollection: { slug: 'harbour-lights' } } });
  for (const rest of ['', '/latest', '/about', '/archive']) {
    const moved = await program.ask(`/harbour${rest}`);
    expect([moved.status, moved.headers.location], rest).toEqual([301, `/harbour-lights${rest}`]);
    expect((await program.ask(`/harbour-lights${rest}`)).status, rest).toBe(200);
  }
  expect((await program.ask('/feed/harbour')).status).toBe(200);
  const old = await program.ask('/harbour/settings', { headers: { cookie: headers['cookie'] ?? '' } });
  expect([old.status, old.headers.location]).toEqual([302, `${program.url}/harbour-lights/settings`]);

  // No change yet, and one: both are said of the same days.
  const settingsOf = async (slug: string, who: typeof headers) =>
    (await program.ask(`/${slug}/settings`, { headers: { cookie: who['cookie'] ?? '' } })).text;
  const none = await settingsOf('field-notes', await headersOf('owner'));
  const one = await settingsOf('harbour-lights', headers);
  expect(none).toContain('You can change it 5 times in 30 days');
  expect(one).toContain('4 changes left of 5 in 30 days');
});
