import type { CommandContext } from '#modules/ground/command-context.ts';
import { DEMO_SOURCE, isDemoOpen } from '#modules/identity/setup/demo-source.ts';

/** What each is there to show, most powerful first. */
const PARTS = ['ADMINISTRATOR', 'STAFF', 'OWNER', 'EDITOR', 'WRITER', 'MEMBER', 'READER'] as const;
type DemoPart = (typeof PARTS)[number];

export type DemoPerson = {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly bio: string;
  readonly part: DemoPart;
  readonly publicationName: string | null;
};

const READ = `
  select p.id, p.name, p.username, p.bio, place.name as "publicationName",
    case
      when exists (select 1 from platform_role r where r.person_id = p.id and r.role = 'ADMIN') then 'ADMINISTRATOR'
      when exists (select 1 from platform_role r where r.person_id = p.id) then 'STAFF'
      when place.role = 'owner' then 'OWNER'
      when place.role = 'editor' then 'EDITOR'
      when exists (select 1 from story s where p.id = any(s.author_ids) and s.is_listed) then 'WRITER'
      when exists (select 1 from membership m where m.person_id = p.id and m.status = 'ACTIVE') then 'MEMBER'
      else 'READER'
    end as part
  from import_item i
  join person p on p.id = i.entity_id
  left join lateral (
    select c.name, m.role from publication_member m join publication c on c.id = m.publication_id
    where m.person_id = p.id and m.role in ('owner', 'editor')
    order by m.role desc, c.name limit 1
  ) place on true
  where i.source_key = $1 and i.kind = 'person' and p.state = 'active'`;

/** Whom one can sign in as; null where that is open to nobody. */
export async function readDemoPeople({
  database,
  config,
}: Pick<CommandContext, 'database' | 'config'>): Promise<readonly DemoPerson[] | null> {
  if (!isDemoOpen(config)) return null;
  const people = await database.query<DemoPerson>('demo_people', READ, [DEMO_SOURCE]);
  const rank = ({ part }: DemoPerson): number => PARTS.indexOf(part);
  return people.toSorted((left, right) => rank(left) - rank(right) || left.name.localeCompare(right.name, 'en'));
}
