import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** A person as servers elsewhere may know them. */
export type LocalActor = {
  readonly personId: string;
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly imageId: string | null;
  readonly createdAt: Date;
  readonly publicKey: string;
  readonly sealedPrivateKey: string;
  readonly openedAt: Date;
  /** Opted in, and with an account that everybody sees; false for who was there and is gone. */
  readonly isOpen: boolean;
};

/** What is none is looked for nowhere: PostgreSQL cannot be asked for a zero. */
const ID = /^[0-9a-f]{12}$/;
const NAME = /^[\w.-]{1,100}$/;

const COLUMNS = `
  select p.id as "personId", p.username, p.name, p.bio, p.image_id as "imageId", p.created_at as "createdAt",
    a.public_key as "publicKey", a.sealed_private_key as "sealedPrivateKey", a.opened_at as "openedAt",
    a.closed_at is null and p.state = 'active' as "isOpen"
  from federation_actor a join person p on p.id = a.person_id`;

/** Somebody who is or was open to the fediverse; undefined for everybody else. */
export async function findActor(database: Database<Tables>, personId: string): Promise<LocalActor | undefined> {
  if (!ID.test(personId)) return undefined;
  const [actor] = await database.query<LocalActor>('federation_actor', `${COLUMNS} where a.person_id = $1`, [personId]);
  return actor;
}

/** By their name, in letters of any size; only who is open. */
export async function findOpenActorByName(
  database: Database<Tables>,
  username: string,
): Promise<LocalActor | undefined> {
  if (!NAME.test(username)) return undefined;
  const text = `${COLUMNS} where lower(p.username) = lower($1)`;
  const [actor] = await database.query<LocalActor>('federation_actor_by_name', text, [username]);
  return actor?.isOpen === true ? actor : undefined;
}
