import { MOST_UPLOAD_BYTES, MOST_UPLOAD_FILES, UPLOAD_FILE } from '#shared/imports/archive-upload.ts';
import { archiveImportMessages as messages } from '#shared/messages/archive-imports.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { type BadRequest, badRequest, type NotFound } from '#modules/ground/refusals.ts';
import { isNewAccount } from '#modules/people/trust/read-trust.ts';
import type { ArchiveImport } from './archive-import.ts';
import { insertArchiveImport } from './archive-imports.store.ts';
import type { AnnouncedFile, ComesInAs } from './archive-imports.tables.ts';
import { findArchiveImport } from './read-archive-imports.ts';

/** Own judgement: each reads up to a gigabyte. */
const RULE = { most: 10, windowSeconds: 86_400 } as const;
const MOST_NAME_LENGTH = 200;

export type ArchiveImportOutcome =
  | { readonly type: 'ArchiveImport'; readonly archiveImport: ArchiveImport }
  | { readonly type: 'AlreadyExists'; readonly message: string }
  | BadRequest
  | NotFound
  | Busy;

/**
 * Makes room for an archive that the viewer is about to upload: the sizes are weighed before a byte is taken.
 * Somebody has one open at a time; a new account's stories come in as drafts (rule 164).
 */
export async function prepareArchiveImport(
  context: CommandContext,
  input: { readonly files: readonly AnnouncedFile[]; readonly comesInAs: ComesInAs },
): Promise<ArchiveImportOutcome> {
  const { personId } = mustOwnAccount(context);
  const fault = filesFault(input.files) ?? (await styleFault(context, personId, input.comesInAs));
  if (fault !== undefined) return badRequest(fault);
  const taken = await takeOperation(context, 'archive import', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  // Nobody can guess it: what is uploaded is kept under it.
  const id = hashOfToken(createToken()).slice(0, 32);
  const now = context.clock.now();
  if (!(await insertArchiveImport(context.database, { id, personId, now, ...input }))) {
    return { type: 'AlreadyExists', message: messages.alreadyOpen };
  }
  return await archiveImportOutcome(context, personId, id);
}

export async function archiveImportOutcome(
  { database }: CommandContext,
  personId: string,
  id: string,
): Promise<ArchiveImportOutcome> {
  const archiveImport = await findArchiveImport(database, personId, id);
  if (archiveImport === undefined) return { type: 'NotFound', message: messages.gone };
  return { type: 'ArchiveImport', archiveImport };
}

function filesFault(files: readonly AnnouncedFile[]): string | undefined {
  if (files.length === 0) return messages.noFile;
  if (files.length > MOST_UPLOAD_FILES) return formatMessage(messages.tooManyFiles, { most: MOST_UPLOAD_FILES });
  const isWhole = files.every(({ byteCount }) => Number.isSafeInteger(byteCount) && byteCount > 0);
  if (!isWhole) return messages.emptyFile;
  const odd = files.find(({ name }) => name.length > MOST_NAME_LENGTH || !UPLOAD_FILE.test(name));
  if (odd !== undefined) return formatMessage(messages.wrongKind, { name: odd.name.slice(0, MOST_NAME_LENGTH) });
  if (files.length > 1 && files.some(({ name }) => !/\.zip$/i.test(name))) return messages.partsAreZips;
  const megabytes = MOST_UPLOAD_BYTES / 1_048_576;
  const sum = files.reduce((bytes, { byteCount }) => bytes + byteCount, 0);
  return sum > MOST_UPLOAD_BYTES ? formatMessage(messages.tooLarge, { megabytes }) : undefined;
}

async function styleFault(
  context: CommandContext,
  personId: string,
  comesInAs: ComesInAs,
): Promise<string | undefined> {
  if (comesInAs === 'drafts' || !(await isNewAccount(context, personId))) return undefined;
  return messages.newAccount;
}
