import type { CommandContext } from '#modules/ground/command-context.ts';
import { BEARER_COLUMNS, bearerViewer, type BearerRow } from '#modules/identity/personal-tokens/bearer.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

const FIND = `
  select ${BEARER_COLUMNS}, array[]::text[] as scopes,
    (select e.address from email_address e where e.person_id = p.id and e.is_verified) as address
  from person p where p.id = any($1) and p.state = 'active'`;

export type Recipient = {
  /** As who they would look at a page, so that a mail shows nothing that the page would not. */
  readonly viewer: Viewer;
  /** Null where none is confirmed. */
  readonly address: string | null;
};

/** People to whom something may be sent, by their ids: those whose accounts are open. */
export async function findRecipients(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  personIds: readonly string[],
): Promise<readonly Recipient[]> {
  type Row = BearerRow & { readonly address: string | null };
  const rows = await database.query<Row>('find_recipients', FIND, [personIds]);
  return rows.map((row) => ({ viewer: bearerViewer(row, clock.now()), address: row.address }));
}
