import { mayInPublication } from '#shared/publications/rights.ts';
import { openStatuses } from '#shared/submissions/submission-machine.ts';
import { type KeysetStatement, keysetRows } from '#modules/ground/keyset.ts';
import { cutPage, type Cursor, type Feed, LOWEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import type { Person } from '#modules/people/people/person.ts';
import { mayRemove } from './publication-staff.policy.ts';
import { findFormerOwner } from './publication-staff.store.ts';
import { viewerRole } from './viewer-role.ts';

export type Member = {
  readonly publicationId: string;
  readonly person: Person;
  readonly role: StaffRole;
  readonly joinedAt: Date;
  /** Of their submissions there, how many are not decided. */
  readonly waiting: number;
  readonly mayBeRemoved: boolean;
  readonly mayChangeRole: boolean;
};

type Row = Cursor & Pick<Member, 'role' | 'joinedAt' | 'waiting'>;

const WAITING = `(
  select count(*)::int from submission s
  where s.publication_id = o.id and s.writer_id = t.id and s.status in ('${openStatuses.join("', '")}'))`;

// One number that rises with the role first and the time second: milliseconds stay below 10^14 for 3,000 years.
const members: KeysetStatement = {
  name: 'publication_members',
  text: `
    select t.id, t.key::float8 as key, t.role, t."joinedAt", ${WAITING} as waiting from (
      select m.person_id as id, m.role, m.created_at as "joinedAt",
        array_position(array['owner', 'editor', 'writer'], m.role) * 100000000000000
          + floor(extract(epoch from m.created_at) * 1000)::bigint as key
      from publication_member m join person p on p.id = m.person_id and p.state = any($5)
      where m.publication_id = o.id
        and ($4::text is null or position($4 in lower(p.name)) > 0 or position($4 in lower(p.username)) > 0)
    ) t where (t.key, t.id) > ($2::float8, $3) order by t.key, t.id`,
  start: LOWEST,
};

/** Owner, editors and writers, in that order, or those whose name has the words in it; for the staff alone. */
export async function readMembers(
  context: ReadContext,
  publicationId: string,
  search: string | null | undefined,
  page: Page,
): Promise<Feed<Member> | null> {
  const { viewer } = context;
  const actor = viewerRole(context, publicationId);
  if (actor === null || viewer === null || viewer.isSuspended) return null;
  const words = (search ?? '').trim().replace(/^@/, '').toLowerCase();
  // Who is suspended is still on the staff: whoever answers for it has to know, and nobody else.
  const states = mayInPublication(actor, 'manage staff') ? ['active', 'suspended'] : ['active'];
  const statement = { ...members, values: [words === '' ? null : words, states] };
  const rows = cutPage(await keysetRows<Row>(context, statement, publicationId, page), page);
  const people = await Promise.all(rows.items.map(({ id }) => context.loaders.get(personLoader).load(id)));
  const isOwner = mayInPublication(actor, 'manage editors');
  const { database, clock } = context;
  const formerOwnerId = isOwner ? await findFormerOwner(database, publicationId, clock.now()) : undefined;
  const found = rows.items.flatMap(({ id, role, joinedAt, waiting }, place): readonly Member[] => {
    const person = people[place];
    if (person === undefined || !states.includes(person.state)) return [];
    // Who can take the publication back stays an editor until then.
    const isHeld = id === formerOwnerId;
    const mayBeRemoved = !isHeld && id !== viewer.personId && mayRemove(actor, role);
    const mayChangeRole = !isHeld && role !== 'owner' && person.state === 'active' && isOwner;
    return [{ publicationId, person, role, joinedAt, waiting, mayBeRemoved, mayChangeRole }];
  });
  return mapFeed(rows, found);
}
