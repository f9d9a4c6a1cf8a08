import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { openSealed } from '#platform/secrets/seal.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { KEY_PURPOSE } from './seal-key.ts';

/** PEM texts. */
export type OpenCertificate = { readonly chain: string; readonly privateKey: string };

/** Only of what is shown: who let a name go has no more said in its name here. */
const FIND = `
  select c.chain, c.sealed_key as "sealedKey" from certificate c
  where c.name = $1 and c.chain is not null
    and ($2 or exists (select from live_domain l where l.domain = c.name)
      or exists (select from live_domain l where l.twin = c.name)
      or exists (select from led_subdomain l where l.domain = c.name))`;

/** The certificate of a name that is shown here; undefined where there is none. */
export async function findCertificate(
  { database, secrets }: { readonly database: Database<Tables>; readonly secrets: Secrets },
  name: string,
  isSite: boolean,
): Promise<OpenCertificate | undefined> {
  const [row] = await database.query<{ chain: string; sealedKey: string }>('certificate_of_name', FIND, [name, isSite]);
  if (row === undefined) return undefined;
  const privateKey = openSealed(secrets, { purpose: KEY_PURPOSE, owner: name }, row.sealedKey).toString();
  return { chain: row.chain, privateKey };
}

/** Why readers of a name that is shown here cannot come to it by TLS yet. */
export type CertificateWait = 'ordered' | 'refused';

const WAIT = 'select chain is not null as "isThere", failures from certificate where name = $1';

/** Null where it has its certificate, and where a proxy in front gets them. */
export async function findCertificateWait(
  { database, config }: { readonly database: Database<Tables>; readonly config: Pick<Config, 'isOwnTls'> },
  name: string,
): Promise<CertificateWait | null> {
  if (!config.isOwnTls) return null;
  type Row = { readonly isThere: boolean; readonly failures: number };
  const [row] = await database.query<Row>('certificate_wait', WAIT, [name]);
  if (row?.isThere) return null;
  return row === undefined || row.failures === 0 ? 'ordered' : 'refused';
}

const CHALLENGE = 'select key_authorization as answer from acme_challenge where token = $1 and expires_at > $2';

/** What an authority wants to read at a token while it looks whether a name leads here. */
export async function findChallenge(database: Database<Tables>, token: string, now: Date): Promise<string | undefined> {
  const [row] = await database.query<{ answer: string }>('acme_challenge', CHALLENGE, [token, now]);
  return row?.answer;
}
