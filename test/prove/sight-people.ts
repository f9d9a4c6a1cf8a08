import { createId } from '#modules/ground/create-id.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { ownSearchKey } from '#modules/finding/search/search-config-of.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { openVisitor, signIn, type SignedIn } from '#test/support/sign-in.ts';
import type { TestProgram } from '#test/support/test-program.ts';

export const viewerNames = [
  'visitor',
  'author',
  'coAuthor',
  'reader',
  'stranger',
  'blocked',
  'editor',
  'writer',
  'moderator',
  'member',
  'guest',
  'abroad',
] as const;
/** Those who have, or had, to do with what is submitted; they look at that alone. */
export const deskNames = [
  'owner',
  'formerEditor',
  'suspendedEditor',
  'otherEditor',
  'otherWriter',
  'writingEditor',
] as const;
type DeskName = (typeof deskNames)[number];
export type ViewerName = (typeof viewerNames)[number] | DeskName;
export type SignedInName = Exclude<(typeof viewerNames)[number], 'visitor' | 'guest' | 'abroad'>;
export type MemberName = SignedInName | DeskName;

const SIGNED_OUT: ReadonlySet<ViewerName> = new Set(['visitor', 'guest', 'abroad']);
export const isSignedIn = (viewer: ViewerName): viewer is MemberName => !SIGNED_OUT.has(viewer);

/** The proxy that is believed, and in which header it says where a reader sits. */
export const PROXIED = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'X-Country' };
/** Where a story is withheld, and who sits there. */
export const ABROAD = 'AT';
export const isAbroad = (viewer: ViewerName): boolean => viewer === 'abroad' || viewer === 'stranger';

export type Cast = {
  /** Of the site. */
  readonly url: string;
  readonly people: Readonly<Record<MemberName, SignedIn>>;
  /** Of a visitor whose browser the server has seen. */
  readonly guest: { readonly headers: Readonly<Record<string, string>> };
  /** Of the author: a word that stands nowhere else. */
  readonly authorName: string;
  /** Of those who search as browsers do. */
  readonly searchKey: string;
  /** A word of each one's mail address that stands nowhere else. */
  readonly addresses: Readonly<Record<MemberName, string>>;
  /** Those who are no more to be seen, and are nobody's viewer. */
  readonly away: { readonly suspended: string; readonly deactivated: string };
  readonly usernames: readonly string[];
  readonly publicationId: string;
  readonly publicationSlug: string;
  /** Where the author submitted as well. */
  readonly otherPublicationId: string;
};

/** Free stories are not for robots. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
/** A year: nobody is new, and so meets no limit of the new. */
const LONG_AGO = 365 * 86_400_000;

export const word = (): string => `canary${createId()}`;

/** People around one author: with them, beside them, kept from them, and two who are away. */
export async function gatherCast(program: TestProgram): Promise<Cast> {
  const { context } = program;
  const { kysely } = context.database;
  const now = context.clock.now();
  const usernames: string[] = [];
  const authorName = word();
  const build = async (state: string) => {
    const name = state === 'author' ? `Harbour ${authorName}` : state;
    const username = `${state.toLowerCase()}${createId()}`;
    if (!deskNames.some((one) => one === state)) usernames.push(username);
    const id = await buildPerson(context, { username, name });
    await context.database.query('prove_age', 'update person set created_at = $2 where id = $1', [
      id,
      new Date(now.getTime() - LONG_AGO),
    ]);
    return id;
  };
  const addresses: Partial<Record<MemberName, string>> = {};
  const person = async (name: MemberName) => {
    const id = await build(name);
    const address = word();
    addresses[name] = address;
    const row = { address: `${address}@mail.example`, person_id: id, is_verified: true, created_at: now };
    await kysely.insertInto('email_address').values(row).execute();
    return await signIn(program, { person: id });
  };
  const people = {
    author: await person('author'),
    coAuthor: await person('coAuthor'),
    reader: await person('reader'),
    stranger: await person('stranger'),
    blocked: await person('blocked'),
    editor: await person('editor'),
    writer: await person('writer'),
    moderator: await person('moderator'),
    member: await person('member'),
    owner: await person('owner'),
    formerEditor: await person('formerEditor'),
    suspendedEditor: await person('suspendedEditor'),
    otherEditor: await person('otherEditor'),
    otherWriter: await person('otherWriter'),
    writingEditor: await person('writingEditor'),
  };
  await buildMembership(context, { personId: people.member.personId });
  const { headers } = await openVisitor(program);
  const publicationSlug = `press-${createId()}`;
  const publicationId = await buildPublication(context, { slug: publicationSlug });
  const { editor, writer, moderator, author, blocked } = people;
  await appointMember(context, { publicationId, personId: editor.personId, role: 'editor' });
  await appointMember(context, { publicationId, personId: writer.personId, role: 'writer' });
  const otherPublicationId = await buildPublication(context, { slug: `other-${publicationSlug}` });
  const { owner, formerEditor, suspendedEditor, otherEditor, writingEditor } = people;
  await appointMember(context, { publicationId, personId: owner.personId, role: 'owner' });
  for (const { personId } of [formerEditor, suspendedEditor, writingEditor])
    await appointMember(context, { publicationId, personId, role: 'editor' });
  await appointMember(context, { publicationId: otherPublicationId, personId: otherEditor.personId, role: 'editor' });
  const role = { person_id: moderator.personId, role: 'MODERATOR', created_at: now } as const;
  await kysely.insertInto('platform_role').values(role).execute();
  const block = { blocker_id: author.personId, person_id: blocked.personId, created_at: now };
  await kysely.insertInto('person_block').values(block).execute();
  const away = { suspended: await build('suspended'), deactivated: await build('deactivated') };
  return {
    url: program.url,
    people,
    guest: { headers: { ...headers, 'user-agent': BROWSER } },
    authorName,
    searchKey: ownSearchKey(context.secrets),
    addresses: addresses as Readonly<Record<MemberName, string>>,
    away,
    usernames,
    publicationId,
    publicationSlug,
    otherPublicationId,
  };
}
