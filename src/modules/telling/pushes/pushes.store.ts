import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type NewDevice = {
  readonly id: string;
  readonly personId: string;
  readonly endpointHash: string;
  readonly sealed: string;
  readonly userAgent: string;
  readonly now: Date;
};

/** Adds a browser, or hands it to whoever is signed in on it now. */
export async function upsertDevice({ kysely }: Database<Tables>, device: NewDevice): Promise<void> {
  const { personId: person_id, sealed, userAgent: user_agent } = device;
  await kysely
    .insertInto('push_device')
    .values({
      id: device.id,
      person_id,
      endpoint_hash: device.endpointHash,
      sealed,
      user_agent,
      created_at: device.now,
    })
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet({ person_id, sealed, user_agent }))
    .execute();
}

export async function deleteDeviceOf(
  { kysely }: Database<Tables>,
  device: { readonly personId: string; readonly endpointHash: string },
): Promise<void> {
  await kysely
    .deleteFrom('push_device')
    .where('person_id', '=', device.personId)
    .where('endpoint_hash', '=', device.endpointHash)
    .execute();
}

/** Forgets a browser that is gone. */
export async function deleteDevice({ kysely }: Database<Tables>, id: string): Promise<void> {
  await kysely.deleteFrom('push_device').where('id', '=', id).execute();
}

/** Forgets the oldest browsers of somebody who has more than `most`. */
export async function trimDevices(database: Database<Tables>, personId: string, most: number): Promise<void> {
  await database.query(
    'push_trim_devices',
    `delete from push_device where id in (
       select id from push_device where person_id = $1 order by created_at desc, id desc offset $2)`,
    [personId, most],
  );
}

export async function deleteAllDevices({ kysely }: Database<Tables>): Promise<void> {
  await kysely.deleteFrom('push_device').execute();
}
