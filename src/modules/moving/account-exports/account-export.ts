import type { ExportState } from './account-exports.tables.ts';

const DAY = 86_400_000;

/** How long an archive can be downloaded. */
export const DAYS_TO_DOWNLOAD = 7;
export const EXPORT_LIFETIME = DAYS_TO_DOWNLOAD * DAY;

/** How often the making is tried. */
export const MOST_EXPORT_ATTEMPTS = 5;

/** An archive of everything that somebody has, as its owner sees it. */
export type AccountExport = {
  readonly id: string;
  readonly state: ExportState;
  readonly partCount: number;
  readonly byteCount: number;
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
  readonly expiresAt: Date | null;
};

/** Where the file store keeps the parts of an archive. */
export function exportFolder(id: string): string {
  return `archives/${id}`;
}

/** One part; the first is 1. */
export function exportPartKey(id: string, part: number): string {
  return `${exportFolder(id)}/${part}.zip`;
}
