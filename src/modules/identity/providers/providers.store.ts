import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { ProviderName } from './provider-name.ts';

type Key = { readonly provider: ProviderName; readonly issuer: string; readonly subject: string };

/** Lets one transaction at a time decide what becomes of an identity. */
export async function lockIdentity(database: Database<Tables>, { provider, issuer, subject }: Key): Promise<void> {
  const name = `connection ${provider} ${issuer} ${subject}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(database.kysely);
}

export async function insertConnection(
  database: Database<Tables>,
  row: Insertable<Tables['connection']>,
): Promise<void> {
  await database.kysely.insertInto('connection').values(row).execute();
}

export async function touchConnection(
  database: Database<Tables>,
  key: Key,
  changes: { readonly display_name: string; readonly last_used_at: Date },
): Promise<void> {
  const { provider, issuer, subject } = key;
  await database.kysely
    .updateTable('connection')
    .set(changes)
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Answers whether there was one. */
export async function deleteConnection(
  database: Database<Tables>,
  personId: string,
  provider: ProviderName,
): Promise<boolean> {
  const row = await database.kysely
    .deleteFrom('connection')
    .where('person_id', '=', personId)
    .where('provider', '=', provider)
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}

export async function proveAll(database: Database<Tables>, personId: string): Promise<void> {
  await database.kysely.updateTable('connection').set({ is_proven: true }).where('person_id', '=', personId).execute();
}

export async function deleteUnproven(database: Database<Tables>, personId: string): Promise<void> {
  await database.kysely
    .deleteFrom('connection')
    .where('person_id', '=', personId)
    .where('is_proven', '=', false)
    .execute();
}

/** Forgets questions that nobody answered, too: they live for minutes. */
export async function insertQuestion(
  database: Database<Tables>,
  row: Insertable<Tables['provider_question']>,
  now: Date,
): Promise<void> {
  await database.kysely.deleteFrom('provider_question').where('expires_at', '<=', now).execute();
  await database.kysely.insertInto('provider_question').values(row).execute();
}

/** Takes a question away: of any number of answers to it one gets the row, and no other browser ever. */
export async function takeQuestion(
  database: Database<Tables>,
  question: {
    readonly stateHash: string;
    readonly visitorHash: string;
    readonly provider: ProviderName;
    readonly now: Date;
  },
) {
  return await database.kysely
    .deleteFrom('provider_question')
    .where('state_hash', '=', question.stateHash)
    .where('visitor_hash', '=', question.visitorHash)
    .where('provider', '=', question.provider)
    .where('expires_at', '>', question.now)
    .returning(['operation', 'redirect', 'entry', 'session_id as sessionId'])
    .executeTakeFirst();
}
