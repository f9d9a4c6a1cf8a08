import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** A pair of keys as it is kept. */
export type KeptKeys = {
  readonly domain: string;
  readonly selector: string;
  readonly rsaRecord: string;
  readonly ed25519Record: string;
  readonly sealedRsa: string;
  readonly sealedEd25519: string;
  readonly createdAt: Date;
  readonly seenAt: Date | null;
  readonly retiredAt: Date | null;
};

const COLUMNS = `domain, selector, rsa_record as "rsaRecord", ed25519_record as "ed25519Record",
  sealed_rsa as "sealedRsa", sealed_ed25519 as "sealedEd25519", created_at as "createdAt", seen_at as "seenAt",
  retired_at as "retiredAt"`;
const OF_DOMAIN = `select ${COLUMNS} from signing_key where domain = $1 order by created_at desc, selector desc`;
const WAITING = `select ${COLUMNS} from signing_key where seen_at is null and retired_at is null`;

/** Every pair of a domain, the newest first; those that took their leave among them. */
export function findKeysOfDomain(database: Database<Tables>, domain: string): Promise<readonly KeptKeys[]> {
  return database.query<KeptKeys>('signing_keys', OF_DOMAIN, [domain]);
}

/** Those whose records nobody has seen yet. */
export function findWaitingKeys(database: Database<Tables>): Promise<readonly KeptKeys[]> {
  return database.query<KeptKeys>('signing_keys_waiting', WAITING, []);
}

/** The pair that signs: the one whose records were seen, or the first one of all, which nobody can check before. */
export function signingOf(kept: readonly KeptKeys[]): KeptKeys | undefined {
  const open = kept.filter(({ retiredAt }) => retiredAt === null);
  return open.find(({ seenAt }) => seenAt !== null) ?? open[0];
}

/** The pair that takes over once its records are seen. */
export function waitingOf(kept: readonly KeptKeys[]): KeptKeys | undefined {
  return kept.find(({ seenAt, retiredAt }) => seenAt === null && retiredAt === null);
}
