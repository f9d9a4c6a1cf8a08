import type { SubscriberVerdict } from '#shared/newsletters/subscriber-import-rules.ts';
import type { SubscriberImportState } from './subscriber-imports.tables.ts';

const DAY = 86_400_000;

/** Own judgement: for how long its verdicts can be looked at and taken along. */
export const VERDICTS_LIFETIME = 30 * DAY;
/** How often an import is tried that something broke off. */
export const MOST_IMPORT_ATTEMPTS = 10;

/** A list that somebody brings in, as they see it. */
export type SubscriberImport = {
  readonly id: string;
  readonly newsletterId: string;
  readonly state: SubscriberImportState;
  readonly fileName: string;
  readonly origin: string;
  readonly doneCount: number;
  readonly totalCount: number | null;
  readonly fault: string | null;
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
};

export type VerdictCount = { readonly verdict: SubscriberVerdict; readonly count: number };

/** Where the file store keeps a list until it has come in. */
export function listFolder(importId: string): string {
  return `subscriber-imports/${importId}`;
}

export function listKey(importId: string): string {
  return `${listFolder(importId)}/list`;
}
