import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { trashStory } from '#modules/stories/stories/trash-story.ts';
import { createId } from '#modules/ground/create-id.ts';
import { INVITATION_LIFETIME } from '#modules/stories/publication-invitations/invitation.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { keepMail } from './keep-mail.ts';
import { makeApp, makeProof, requestOf } from './oauth-world.ts';
import { ownStories } from './own-stories.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import type { TestProgram } from './test-program.ts';

export type PageType = {
  readonly name: string;
  readonly url: string;
  readonly status: number;
  /** Of who looks at it; of nobody where absent. */
  readonly cookies?: SignedIn['cookies'];
};

/** One address of each kind of page that this program draws, with the status that it answers. */
export function pageTypes({ world, url, domain }: Pick<TestProgram, 'world' | 'url' | 'domain'>): readonly PageType[] {
  const { stories, lists, image } = world;
  const page = (name: string, path: string, status = 200): PageType => ({ name, url: url + path, status });
  const [inSeries] = stories.series;
  return [
    page('home', '/'),
    page('story with everything', stories.specimen.path),
    page('plain story', stories.plain[1]?.path ?? ''),
    page('story without a publication', stories.plain[2]?.path ?? ''),
    page('member-only story', stories.locked.path),
    page('story in a series', inSeries?.path ?? ''),
    page('story in Arabic', stories.arabic.path),
    page('story in Japanese', stories.japanese.path),
    page('suspended story', stories.suspended.path, 410),
    page('not found', '/no-such-page/at-all', 404),
    page('server error', '/_/oh-noes', 500),
    page('the app', '/download-app'),
    page('profile', '/@ada'),
    page('profile of an unclaimed person', '/@old.writer'),
    page('profile: about', '/@ada/about'),
    page('profile: followers', '/@ada/followers'),
    page('profile: following', '/@ada/following'),
    page('profile: books', '/@ada/books'),
    page('profile: lists', '/@ada/lists'),
    page('profile: list', `/@ada/list/staff-picks-${lists.picks}`),
    page('profile: series', '/@ada/series'),
    page('profile: publications', '/@ada/publications'),
    page('publication in a grid', '/field-notes'),
    page('publication as a list', '/harbour'),
    { name: 'publication on its own domain', url: `http://${domain}/`, status: 200 },
    { name: 'publication on its own domain: latest', url: `http://${domain}/latest`, status: 200 },
    page('publication: about', '/field-notes/about'),
    page('publication: latest', '/field-notes/latest'),
    page('publication: trending', '/field-notes/trending'),
    page('publication: featured', '/field-notes/featured'),
    page('publication: tagged', '/field-notes/tagged/letters'),
    page('publication: archive', '/field-notes/archive'),
    page('publication: archive of a month', '/field-notes/archive/2026/11'),
    page('publication: followers', '/field-notes/followers'),
    page('publication: subpage', '/field-notes/subpage/colophon'),
    page('publication: section', '/field-notes/section/walks'),
    page('publication: newsletters', '/field-notes/newsletters'),
    page('newsletter', `/field-notes/newsletters/${world.newsletter}`),
    page('writer without a newsletter', '/@ada/subscribe'),
    page('tag', '/tag/letters'),
    page('tag: recommended', '/tag/letters/recommended'),
    page('tag: who to follow', '/tag/letters/who-to-follow'),
    page('tag: top', '/tag/letters/top/week'),
    page('tag: archive', '/tag/letters/archive'),
    page('tag: archive of a day', '/tag/letters/archive/2026/11/21'),
    page('top stories of a day', '/top-stories/november-21-2026'),
    page('browse top', '/browse/top'),
    page('topics', '/explore-topics'),
    page('topic', '/topic/out-of-doors'),
    page('search', '/search'),
    page('search: stories', '/search?q=the'),
    page('search: people', '/search/users?q=ada'),
    page('search in a publication', '/field-notes/search'),
    page('search in a profile', '/@ada?q=the'),
    page('collections', '/collections'),
    page('collection of staff', '/collections/staff-picks'),
    page('picture', `/media/${image.id}`),
    page('series', `/series/${inSeries?.id ?? ''}`),
    page('sequence', '/s/harbour-walks'),
    page('about the site', '/about'),
    page('help', '/m/help'),
    page('privacy', '/m/privacy'),
    page('landing page', '/write'),
    page('not available', '/not-available'),
  ];
}

const APP = 'https://notes.example/back';

/** One address of each kind of page about an account, with who looks at it. They stand in no list for readers. */
export async function accountPageTypes(program: TestProgram): Promise<readonly PageType[]> {
  const reader = await signIn(program);
  const staff = await signIn(program);
  await program.context.database.kysely
    .insertInto('platform_role')
    .values({ person_id: staff.personId, role: 'ADMIN', created_at: program.context.clock.now() })
    .execute();
  const editor = await signIn(program);
  const publicationId = program.world.publications['field-notes'];
  await appointMember(program.context, { publicationId, personId: editor.personId, role: 'editor' });
  const invitationId = createId();
  const now = program.context.clock.now();
  await program.context.database.kysely
    .insertInto('publication_invitation')
    .values({
      id: invitationId,
      publication_id: publicationId,
      invited_by: program.world.people.ada,
      role: 'writer',
      person_id: reader.personId,
      state: 'open',
      created_at: now,
      sent_at: now,
      expires_at: new Date(now.getTime() + INVITATION_LIFETIME),
    })
    .execute();
  const app = await makeApp(program, staff, [APP]);
  const suspended = await signIn(program);
  await suspendPerson(program.context, { personId: suspended.personId, rule: 'SPAM', reason: 'Spam' });
  const own = ownStories(program.context, reader.personId);
  const [draft, published, trashed] = [
    await own.draft('A draft of mine'),
    await own.publish('A story of mine'),
    await own.publish('Thrown away'),
  ];
  await trashStory(own.context, trashed.id);
  await keepMail(program.context, `${program.url}/m/unsubscribe/${'a'.repeat(200)}`);
  const page = (name: string, path: string, who: SignedIn | null = reader): PageType => ({
    name,
    url: program.url + path,
    status: 200,
    cookies: who?.cookies ?? [],
  });
  return [
    page('signing in', '/m/signin?operation=login', null),
    page('signing up', '/m/signin?operation=register', null),
    page('signing in: email', '/m/signin?operation=login&step=ENTER_EMAIL', null),
    page('signing in: inbox', '/m/signin?operation=login&step=CHECK_YOUR_INBOX', null),
    page('signing in: password', '/m/signin?operation=login&step=ENTER_PASSWORD', null),
    page('account not suspended', '/suspended', null),
    page('unrecognized account', '/unrecognized-account', null),
    page('goodbye', '/m/goodbye', null),
    page('kept mail', '/_/dev/mail', null),
    page('home, signed in', '/'),
    page('settings: account', '/me/settings'),
    page('settings: security and apps', '/me/settings/security'),
    page('settings: domain', '/me/settings/custom-domain'),
    page('own password', '/password'),
    page('onboarding: name', '/get-started'),
    page('onboarding: topics', '/get-started/topics'),
    page('telephone', '/mobile-verification'),
    page('own stories: drafts', '/me/stories'),
    page('own stories: published', '/me/stories/public'),
    page('own stories: responses', '/me/stories/responses'),
    page('own stories: deleted', '/me/stories/deleted'),
    page('own stories: submitted', '/me/outbox'),
    page('settings of a draft', `/p/${draft.id}/settings`),
    page('settings of a story', `/p/${published.id}/settings`),
    page('submitting a story', `/p/${published.id}/submission`),
    page('after publishing', `/p/${published.id}/publish`),
    page('after sharing', `/p/${published.id}/share-success`, null),
    page('app asks for consent', `/m/oauth/authorize?${requestOf(app, APP, makeProof())}`),
    page('new publication', '/new-publication', staff),
    page('publication: settings', '/field-notes/settings', editor),
    page('publication: navigation', '/field-notes/settings/navigation', editor),
    page('publication: submissions', '/field-notes/manage/submissions/settings', editor),
    page('publication: staff', '/field-notes/settings/staff', editor),
    page('new newsletter', '/field-notes/new-newsletter', editor),
    page('newsletter: settings', `/field-notes/newsletters/${program.world.newsletter}/settings`, editor),
    page(
      'newsletter: subscribers',
      `/field-notes/newsletters/${program.world.newsletter}/settings?tab=waiting`,
      editor,
    ),
    page('own newsletter', '/me/newsletter'),
    page('publication: activity', '/field-notes/settings/activity', editor),
    page('publication: about page', '/field-notes/settings/about', editor),
    page('publication: subpages', '/field-notes/settings/subpages', editor),
    page('publication: feature pages', '/field-notes/settings/feature-pages', editor),
    page('publication: one feature page', '/field-notes/settings/feature-pages?p=walks', editor),
    page('publication: one subpage', '/field-notes/settings/subpages?p=colophon', editor),
    page('invited to a staff', `/me/invitations/${invitationId}`),
    page('publication: inbox', '/field-notes/manage/inbox', editor),
    page('publication: its stories', '/field-notes/stories/published', editor),
    page('publication: featured, arranged', '/field-notes/manage/stories/featured', editor),
    page('account suspended', '/suspended', suspended),
    page('staff: account', `/_/admin/users/${reader.personId}`, staff),
    page('staff: status', '/_/admin/internal-status', staff),
    page('staff: reports', '/_/admin/reports', staff),
    page('staff: banned links', '/_/admin/banned-links', staff),
    page('staff: look up', '/_/admin/search?q=ada', staff),
    page('staff: blocked servers', '/_/admin/blocked-servers', staff),
    page('staff: waves', '/_/admin/waves', staff),
    page('staff: sign-ups', '/_/admin/sign-ups', staff),
    page('staff: topics', '/_/admin/topics', staff),
    page('staff: a topic', '/topic/out-of-doors/edit', staff),
    page('staff: stories of a topic', '/topic/out-of-doors/add-posts', staff),
    page('staff: experiments', '/_/admin/experiments', staff),
    page('staff: failed jobs', '/_/admin/jobs', staff),
    page('staff: audit', '/_/admin/audit', staff),
    page('staff: pages', '/_/admin/pages', staff),
    page('staff: a page', '/_/admin/pages/ShowAbout', staff),
  ];
}
