import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { placesOf, STAFF_COLUMN, type StaffColumn } from '#modules/ground/staff-column.ts';
import type { PublicationState } from '#modules/stories/publications/publications.tables.ts';
import { follow } from '#modules/people/follows/follow.ts';
import type { Graph } from '#graphql/execute.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '../account-browser.ts';
import { submissionsWorld, type Submitter } from '../submissions-world.ts';

/** The roles in a publication, and those who have none: `suspended` owns it, `siteStaff` administers the site. */
export const actors = ['owner', 'editor', 'writer', 'guest', 'stranger', 'visitor', 'suspended', 'siteStaff'] as const;
export type Actor = (typeof actors)[number];

type Asks = (query: string, variables: Readonly<Record<string, unknown>>) => Promise<Readonly<Record<string, unknown>>>;

export type RoleScene = {
  readonly context: CommandContext;
  readonly publicationId: string;
  readonly people: Readonly<Record<Exclude<Actor, 'visitor'> | 'otherWriter', string>>;
  readonly ask: Readonly<Record<Actor, Asks>>;
  /** The publication's owner, and whoever submitted a draft to it. */
  readonly owner: Submitter;
  readonly guest: Submitter;
  /** Published there, of its writer. */
  readonly storyId: string;
  /** The guest's draft, which waits there, and its submission. */
  readonly draftId: string;
  readonly submissionId: string;
};

/** A publication with everybody who may be something to it, a story in it and a draft that waits for its editors. */
export async function roleScene(graph: Graph, context: CommandContext): Promise<RoleScene> {
  const world = submissionsWorld({ graph, context });
  const { id: publicationId, owner } = await world.publication();
  const guest = await world.person();
  const [editor, writer, otherWriter] = [
    await buildPerson(context),
    await buildPerson(context),
    await buildPerson(context),
  ];
  const [stranger, siteStaff] = [await buildPerson(context), await buildPerson(context)];
  await appointMember(context, { publicationId, personId: editor, role: 'editor' });
  await appointMember(context, { publicationId, personId: writer, role: 'writer' });
  await appointMember(context, { publicationId, personId: otherWriter, role: 'writer' });
  await follow(context, { followerId: guest.personId, kind: 'publication', id: publicationId });
  const { id: storyId } = await buildStory(context, { publicationId, authorIds: [writer] });
  const draftId = await guest.write();
  const { id: submissionId } = await guest.submit(draftId, publicationId);
  const people = { owner: owner.personId, editor, writer, guest: guest.personId, stranger, siteStaff };
  return {
    context,
    publicationId,
    people: { ...people, otherWriter, suspended: owner.personId },
    ask: asksOf(graph, context, publicationId, people),
    owner,
    guest,
    storyId,
    draftId,
    submissionId,
  };
}

const PLACES = `select ${STAFF_COLUMN} from person p where p.id = $1`;

/** The same people as they are signed in once the publication is in another state. */
export async function asksIn(graph: Graph, scene: RoleScene, state: PublicationState): Promise<RoleScene['ask']> {
  const { context, publicationId, people } = scene;
  const { kysely } = context.database;
  await kysely.updateTable('publication').set({ state }).where('id', '=', publicationId).execute();
  const now = context.clock.now();
  const asks = await Promise.all(
    actors.map(async (actor) => {
      if (actor === 'visitor') return [actor, accountBrowser(graph, null).ask] as const;
      const personId = people[actor];
      const [row] = await context.database.query<StaffColumn>('role_places', PLACES, [personId]);
      const places = placesOf(row ?? { staff: [] }, now);
      const roles = new Set(actor === 'siteStaff' ? (['ADMIN'] as const) : []);
      const isSuspended = actor === 'suspended';
      const viewer = buildViewer({ personId, ...places, roles, isSuspended, steppedUpAt: now });
      return [actor, accountBrowser(graph, viewer).ask] as const;
    }),
  );
  return Object.fromEntries(asks) as RoleScene['ask'];
}

function asksOf(
  graph: Graph,
  { clock }: CommandContext,
  publicationId: string,
  people: Readonly<Record<Exclude<Actor, 'visitor' | 'suspended'>, string>>,
): RoleScene['ask'] {
  const as = (personId: string, role?: 'owner' | 'editor' | 'writer', isSuspended = false) => {
    const staffRoles = new Map(role === undefined ? [] : [[publicationId, role] as const]);
    return accountBrowser(graph, buildViewer({ personId, staffRoles, isSuspended, steppedUpAt: clock.now() })).ask;
  };
  const administrator = { personId: people.siteStaff, roles: new Set(['ADMIN' as const]), steppedUpAt: clock.now() };
  return {
    owner: as(people.owner, 'owner'),
    editor: as(people.editor, 'editor'),
    writer: as(people.writer, 'writer'),
    guest: as(people.guest),
    stranger: as(people.stranger),
    visitor: accountBrowser(graph, null).ask,
    suspended: as(people.owner, 'owner', true),
    siteStaff: accountBrowser(graph, buildViewer(administrator)).ask,
  };
}
