import type { Database } from '#platform/database/database.ts';
import { siteRestMessages as messages } from '#shared/messages/site-rest.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { readSettings } from './read-settings.ts';
import type { Settings } from './setting-list.ts';

/** While nothing is to be changed, or nothing shown either (rules 253 and 254). */
export type SiteRest = {
  readonly mode: 'READ_ONLY' | 'MAINTENANCE';
  /** A sentence for whoever wants to change something, or to read. */
  readonly text: string;
};

/** What the settings say of it; null while the site is as ever. */
export function siteRestOf(settings: Settings): SiteRest | null {
  const { 'site.mode': mode, 'site.modeText': text } = settings;
  if (mode === 'readOnly') return { mode: 'READ_ONLY', text: text || messages.readOnly };
  return mode === 'maintenance' ? { mode: 'MAINTENANCE', text: text || messages.maintenance } : null;
}

/** Whoever ends the rest goes on meanwhile. */
export function mayChangeAtRest(viewer: Viewer | null): boolean {
  return viewer !== null && !viewer.isSuspended && viewer.scopes === 'all' && viewer.roles.has('ADMIN');
}

/** Whoever works for the site looks at it while it is down for everybody else. */
export function mayReadAtRest(viewer: Viewer | null): boolean {
  return viewer !== null && !viewer.isSuspended && viewer.roles.size > 0;
}

export async function isSiteAtRest(database: Database<Tables>): Promise<boolean> {
  return siteRestOf(await readSettings(database)) !== null;
}
