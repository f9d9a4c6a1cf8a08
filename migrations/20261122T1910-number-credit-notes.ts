import { type Kysely, sql } from 'kysely';

/** What a receipt says of its buyer and of credit, and the documents of what went back, counted without gaps. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table charge
    add column buyer_address text not null default '',
    add column buyer_vat_id text not null default '',
    add column credit_amount integer not null default 0`.execute(database);
  await sql`alter table refund add column note_number bigint unique`.execute(database);
  await sql`update refund r set note_number = n.number
    from (select id, row_number() over (order by settled_at, id) as number from refund where state = 'REFUNDED') n
    where n.id = r.id`.execute(database);
  await sql`create table credit_note_counter (id boolean primary key default true check (id), last bigint not null)`.execute(
    database,
  );
  // Who is erased leaves no address on what the law on accounts wants to be kept.
  await sql`
    create function forget_buyer() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'charge' then
        new.buyer_address := '';
        new.buyer_vat_id := '';
      else
        new.purpose := new.purpose - 'billing';
      end if;
      return new;
    end $$`.execute(database);
  for (const table of ['charge', 'payment_intent']) {
    await sql`create trigger forget_buyer before update of person_id on ${sql.table(table)}
      for each row when (new.person_id is null) execute function forget_buyer()`.execute(database);
  }
  await sql`insert into credit_note_counter (last) select coalesce(max(note_number), 0) from refund`.execute(database);
}
