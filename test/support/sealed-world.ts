import { randomBytes } from 'node:crypto';
import { openSealed, seal } from '#platform/secrets/seal.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { closeMail, openMail } from '#modules/ground/mails/waiting-mail.ts';
import { sealedColumns } from '#modules/running/secret-keys/sealed-columns.ts';
import { buildPerson } from '#test/factories/build-person.ts';

/** `$1` is whom or what it is sealed for, `$2` what was sealed, `$3` a person. */
const INSERTS: Readonly<Record<string, string>> = {
  totp: 'insert into totp (person_id, sealed_secret, created_at) values ($1, $2, now())',
  tax_certification: `insert into tax_certification (id, person_id, form, country, claims_treaty, is_backup_exempt,
    shown_name, shown_number, sealed, is_current, signed_at, payable_from)
    values ($1, $3, 'W9', 'US', false, false, '', '', $2, false, now(), now())`,
  payout_account: `insert into payout_account (id, person_id, provider, ref, status, country, currency, shown, sealed,
    is_current, created_at, payable_from)
    values ($1, $3, 'SANDBOX', '', 'ACTIVE', 'US', 'USD', '', $2, false, now(), now())`,
  gift_code: `with given as (insert into gift (id, kind, tier, months, amount, currency, seats, is_shared, created_at)
    values ($1, 'GIFT', 'MEMBER', 1, 0, 'USD', 1, false, now()) returning id)
    insert into gift_code (id, gift_id, position, code_hash, sealed, seats) select $1, id, 0, $1, $2, 1 from given`,
  acme_account: 'insert into acme_account (directory_url, sealed_key, created_at) values ($1, $2, now())',
  certificate: `insert into certificate (name, chain, sealed_key, not_before, not_after, next_order_at)
    values ($1, '', $2, now(), now(), now())`,
  kept_mail: 'insert into kept_mail (id, sealed, created_at) values ($1, $2, now())',
  signing_key: `insert into signing_key (domain, selector, rsa_record, ed25519_record, sealed_rsa, sealed_ed25519, created_at)
    values ($1, 's', '', '', $2, $2, now())`,
  federation_actor: `insert into federation_actor (person_id, public_key, sealed_private_key, opened_at)
    values ($1, '', $2, now())`,
  push_device: `insert into push_device (id, person_id, endpoint_hash, sealed, user_agent, created_at)
    values ($1, $3, $1, $2, '', now())`,
};
const MANY = `
  insert into push_device (id, person_id, endpoint_hash, sealed, user_agent, created_at)
  select d.id, $1, d.id, d.sealed, '', now() from unnest($2::text[], $3::text[]) as d (id, sealed)`;
const MAIL = {
  id: 'x',
  to: 'ada@mail.example',
  subject: 'Waiting',
  text: '',
  html: '',
  headers: {},
  validUntil: null,
  isDecoy: false,
};

/** Everything that a site keeps sealed, a row of each kind and many browsers, and a mail that waits. */
export async function fillSealed(context: CommandContext, manyDevices: number): Promise<void> {
  const { database, secrets } = context;
  const person = await buildPerson(context);
  const tables = new Map(sealedColumns.map((column) => [column.table, column]));
  for (const [table, { purpose, owner, key }] of tables) {
    const text = INSERTS[table];
    if (text === undefined) continue;
    const id = key[0] === 'person_id' ? person : randomBytes(6).toString('hex');
    const sealed = seal(secrets, { purpose, owner: owner === undefined ? '' : id }, Buffer.from(table));
    await database.query(`fill_${table}`, text, text.includes('$3') ? [id, sealed, person] : [id, sealed]);
  }
  const ids = Array.from({ length: manyDevices }, () => randomBytes(6).toString('hex'));
  const device = () => seal(secrets, { purpose: 'push-device' }, Buffer.from('push_device'));
  await database.query('fill_many', MANY, [person, ids, ids.map(device)]);
  await enqueueJob(database, 'mail:send', { sealed: closeMail(secrets, MAIL) }, { priority: 0 });
}

const WAITING = `select payload ->> 'sealed' as sealed from graphile_worker._private_jobs where payload ->> 'sealed' is not null`;

/** What opens, by table, with how many values of each do not and how many the key in use has sealed. */
export async function openAll({ database }: Pick<CommandContext, 'database'>, secrets: Secrets) {
  const counts = { opened: 0, closed: 0, bySecond: 0 };
  const count = (sealed: string, opens: () => boolean) => {
    if (sealed.startsWith('2.')) counts.bySecond += 1;
    if (isTrue(opens)) counts.opened += 1;
    else counts.closed += 1;
  };
  for (const { table, column, owner, purpose } of sealedColumns.filter((one) => one.table !== 'kept_key')) {
    const text = `select ${column} as sealed, ${owner ?? "''"} as owner from ${table}`;
    const rows = await database.query<{ sealed: string; owner: string }>(`open_${table}_${column}`, text, []);
    for (const { sealed, owner: of } of rows)
      count(sealed, () => openSealed(secrets, { purpose, owner: of }, sealed).toString() === table);
  }
  for (const { sealed } of await database.query<{ sealed: string }>('open_jobs', WAITING, []))
    count(sealed, () => openMail(secrets, sealed).id !== '');
  return counts;
}

function isTrue(ask: () => boolean): boolean {
  try {
    return ask();
  } catch {
    return false;
  }
}
