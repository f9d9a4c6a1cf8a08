import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type NewActor = {
  readonly personId: string;
  readonly publicKey: string;
  readonly sealedPrivateKey: string;
  readonly openedAt: Date;
};

const OPEN = `
  insert into federation_actor (person_id, public_key, sealed_private_key, opened_at) values ($1, $2, $3, $4)
  on conflict (person_id) do update set opened_at = excluded.opened_at, closed_at = null
  where federation_actor.closed_at is not null`;

/** Opens somebody to the fediverse; who was there before keeps their first key, which others may still know. */
export async function openActor(database: Database<Tables>, actor: NewActor): Promise<void> {
  const { personId, publicKey, sealedPrivateKey, openedAt } = actor;
  await database.query('federation_actor_open', OPEN, [personId, publicKey, sealedPrivateKey, openedAt]);
}

const CLOSE = 'update federation_actor set closed_at = $2 where person_id = $1 and closed_at is null returning 1';

/** False where it was not open. */
export async function closeActor(database: Database<Tables>, personId: string, now: Date): Promise<boolean> {
  return (await database.query('federation_actor_close', CLOSE, [personId, now])).length > 0;
}
