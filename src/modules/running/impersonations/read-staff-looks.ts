import { mustBeSelf } from '#modules/ground/acting.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';

/** One time that staff looked at the site as somebody, as that person is told. */
export type StaffLook = {
  readonly id: string;
  readonly reason: string;
  readonly createdAt: Date;
  /** At the latest, while it goes on. */
  readonly endedAt: Date;
};

const MOST = 50;

/** What the viewer was told of, the newest first. */
export async function readStaffLooks(
  { database, viewer }: Pick<ReadContext, 'database' | 'viewer'>,
  personId: string,
): Promise<readonly StaffLook[]> {
  mustBeSelf(viewer, personId);
  const rows = await database.kysely
    .selectFrom('impersonation')
    .select(['id', 'reason', 'created_at as createdAt', 'ended_at', 'expires_at'])
    .where('person_id', '=', personId)
    .where('told_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(({ ended_at: endedAt, expires_at: expiresAt, ...row }) => ({
    ...row,
    endedAt: endedAt ?? expiresAt,
  }));
}
