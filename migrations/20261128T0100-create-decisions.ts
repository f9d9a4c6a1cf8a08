import { type Kysely, sql } from 'kysely';

/** Every sanction as one decision with its ground, and what the person says against it (rules 163 and 230 to 233). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table decision (
      id text primary key,
      target_kind text not null check (target_kind in ('post', 'user', 'response', 'catalog', 'collection')),
      target_id text not null,
      measure text not null check (measure in ('warn', 'limit', 'demonetise', 'hide', 'suspend', 'withhold')),
      countries text[] not null default '{}',
      rule text not null,
      legal_reference text not null default '',
      facts text not null,
      title text not null,
      excerpt text not null,
      detected_by text not null check (detected_by in ('report', 'staff', 'automatic')),
      is_provisional boolean not null default false,
      is_final boolean not null default false,
      before jsonb not null,
      created_at timestamptz(3) not null,
      decided_by text references person,
      ends_at timestamptz(3),
      ended_at timestamptz(3),
      end_kind text check (end_kind in ('expired', 'lifted', 'reversed', 'replaced')),
      end_reason text not null default '',
      ended_by text references person,
      check ((ended_at is null) = (end_kind is null)),
      check ((measure = 'withhold') = (cardinality(countries) > 0))
    )`.execute(database);
  // One of a kind at a time: what was so before is then known without a look at the others.
  await sql`
    create unique index decision_running on decision (target_kind, target_id, measure)
    where ended_at is null and measure <> 'warn'`.execute(database);
  await sql`create index decision_of_target on decision (target_kind, target_id, created_at)`.execute(database);
  await sql`create index decision_due on decision (ends_at) where ended_at is null`.execute(database);
  await sql`create index decision_ended on decision (ended_at)`.execute(database);
  await sql`
    create index decision_demonetised on decision (target_kind, target_id) where measure = 'demonetise'`.execute(
    database,
  );
  await sql`create index decision_decided_by on decision (decided_by)`.execute(database);
  await sql`create index decision_ended_by on decision (ended_by)`.execute(database);

  await sql`
    create table decision_person (
      decision_id text not null references decision on delete cascade,
      person_id text not null references person,
      primary key (decision_id, person_id)
    )`.execute(database);
  await sql`create index decision_person_of on decision_person (person_id)`.execute(database);

  await sql`
    create table appeal (
      id text primary key,
      decision_id text not null unique references decision on delete cascade,
      person_id text not null references person,
      words text not null,
      state text not null check (state in ('open', 'upheld', 'reversed', 'changed')),
      created_at timestamptz(3) not null,
      due_at timestamptz(3) not null,
      reminded_at timestamptz(3),
      decided_at timestamptz(3),
      decided_by text references person,
      reason text not null default '',
      is_by_first boolean not null default false,
      check ((state = 'open') = (decided_at is null))
    )`.execute(database);
  await sql`create index appeal_waiting on appeal (due_at, id) where state = 'open'`.execute(database);
  await sql`create index appeal_decided on appeal (decided_at, id) where state <> 'open'`.execute(database);
  await sql`create index appeal_person on appeal (person_id)`.execute(database);
  await sql`create index appeal_decided_by on appeal (decided_by)`.execute(database);

  await sql`
    insert into decision (id, target_kind, target_id, measure, rule, facts, title, excerpt, detected_by, before,
      created_at, decided_by, ends_at, ended_at, end_kind, ended_by)
    select s.id, 'user', s.person_id, 'suspend', s.rule, s.reason, p.name, s.excerpt, 'staff', '{}', s.created_at,
      s.created_by, s.ends_at, s.lifted_at,
      case when s.lifted_at is null then null when s.lifted_by is null and s.ends_at <= s.lifted_at then 'expired'
        else 'lifted' end,
      s.lifted_by
    from suspension s join person p on p.id = s.person_id`.execute(database);
  await sql`insert into decision_person select id, person_id from suspension`.execute(database);
  await sql`drop table suspension`.execute(database);

  // Whoever writes a story's row, now or later, lists none that is limited: no way of publishing has to think of it.
  await sql`
    create function decision_limits_listing() returns trigger language plpgsql as $$
    begin
      if exists (
        select from decision d where d.ended_at is null and d.measure = 'limit' and (
          (d.target_kind = 'post' and d.target_id = new.id)
          or (d.target_kind = 'user' and d.target_id = new.creator_id)
          or (d.target_kind = 'collection' and d.target_id = new.publication_id)))
      then new.is_listed := false;
      end if;
      return new;
    end $$`.execute(database);
  await sql`
    create trigger decision_limits_listing before insert or update of is_listed, creator_id, publication_id on story
    for each row when (new.is_listed) execute function decision_limits_listing()`.execute(database);
}
