import type { CommandContext } from '#modules/command-context.ts';

/**
 * Notes, beside the program and in its own transactions, each period that begins, each charge and each refund: what
 * happened in one transaction bears one number, so that a period without its payment is seen, and a payment for nothing.
 */
const WATCH = [
  `create table watched (
    place bigserial primary key, change xid8 not null default pg_current_xact_id(), what text not null,
    person_id text, amount integer, currency text, reference text, period_ends_at timestamptz, at timestamptz default clock_timestamp())`,
  `create function watch_membership() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' or (new.period_ends_at, new.period_starts_at) is distinct from (old.period_ends_at, old.period_starts_at) then
      insert into watched (what, person_id, amount, currency, reference, period_ends_at) values (
        case when new.is_trial then 'TRIAL'
          when new.method is null then 'GIVEN'
          else 'PERIOD' end,
        new.person_id, new.paid_amount, new.currency, new.plan, new.period_ends_at);
    end if;
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
  `create trigger watch_refund after insert on refund for each row execute function watch_refund()`,
];

export async function watchBooks({ database }: CommandContext): Promise<void> {
  for (const [number, statement] of WATCH.entries()) await database.query(`watch_${number}`, statement, []);
}
