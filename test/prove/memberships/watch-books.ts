import type { CommandContext } from '#modules/ground/command-context.ts';

/**
 * Notes, beside the program and in its own transactions, each period that begins, each charge and each refund: what
 * happened in one transaction bears one number, so that a period without its payment is seen, and a payment for nothing.
 */
const WATCH = [
  `create table watched (
    place bigserial primary key, change xid8 not null default pg_current_xact_id(), what text not null,
    person_id text, amount integer, currency text, reference text, period_ends_at timestamptz, at timestamptz default clock_timestamp())`,
  // What a period is worth beyond what was there before: credit, and what was left of a period that was not over.
  `create function watch_membership() returns trigger language plpgsql as $$
  declare before integer := 0;
  begin
    if tg_op = 'UPDATE' then
      if (new.period_ends_at, new.period_starts_at) is not distinct from (old.period_ends_at, old.period_starts_at) then
        return new;
      end if;
      if old.status = 'ACTIVE' then
        before := old.credit + case when new.period_starts_at < old.period_ends_at then old.paid_amount else 0 end;
      end if;
    end if;
    insert into watched (what, person_id, amount, currency, reference, period_ends_at) values (
      'PERIOD', new.person_id, greatest(0, new.paid_amount + new.credit - before), new.currency, new.plan,
      new.period_ends_at);
    return new;
  end $$`,
  `create trigger watch_membership after insert or update on membership for each row execute function watch_membership()`,
  `create function watch_charge() returns trigger language plpgsql as $$ begin
    insert into watched (what, person_id, amount, currency, reference) values
      ('CHARGE', new.person_id, new.amount, new.currency, new.intent_id);
    return new;
  end $$`,
  `create trigger watch_charge after insert on charge for each row execute function watch_charge()`,
  `create function watch_refund() returns trigger language plpgsql as $$ begin
    insert into watched (what, amount, reference) values ('REFUND', new.amount, new.charge_id);
    return new;
  end $$`,
  `create function watch_seat() returns trigger language plpgsql as $$ begin
    insert into watched (what, person_id, reference) values ('SEAT', new.person_id, new.code_id);
    return new;
  end $$`,
  `create trigger watch_seat after insert on gift_redemption for each row execute function watch_seat()`,
  `create function watch_gift() returns trigger language plpgsql as $$ begin
    if old.paid_at is null and new.paid_at is not null then
      insert into watched (what, person_id, amount, reference) values ('GIFT', new.buyer_id, new.amount, new.id);
    end if;
    return new;
  end $$`,
  `create trigger watch_gift after update on gift for each row execute function watch_gift()`,
  // What is kept is forgotten after a week of the moved clock.
  'create table watched_mail (sealed text not null)',
  `create function watch_mail() returns trigger language plpgsql as $$ begin
    insert into watched_mail (sealed) values (new.sealed);
    return new;
  end $$`,
  `create trigger watch_mail after insert on kept_mail for each row execute function watch_mail()`,
  `create trigger watch_refund after insert on refund for each row execute function watch_refund()`,
];

export async function watchBooks({ database }: CommandContext): Promise<void> {
  for (const [number, statement] of WATCH.entries()) await database.query(`watch_${number}`, statement, []);
}
