import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { KeepTimeZoneDocument } from '#web/generated/KeepTimeZone.ts';
import { type ViewerPreferences, ViewerPreferencesDocument } from '#web/generated/ViewerPreferences.ts';

/**
 * Days are counted by the reader's own clock (rule 44): where they chose no time zone, that of their browser is
 * kept. Looked after once for a reader and a zone on each device; what cannot be kept now is tried with the next page.
 */
export async function keepTimeZone(graph: Graph, userId: string): Promise<void> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const seen = createStoredJson({
    storage: openTextStorage(() => localStorage),
    key: storageKey('timeZone'),
    fallback: '',
    parse: String,
    warn: logWarning,
  });
  const here = `${userId} ${zone}`;
  if (seen.read() === here) return;
  const { data } = await graph.load(ViewerPreferencesDocument, {});
  const preferences = (data as ViewerPreferences | undefined)?.viewer?.viewerEdge.preferences;
  if (!preferences) return;
  const isChosen = preferences.some(({ name, stringValue }) => name === 'TIME_ZONE' && stringValue);
  if (!isChosen && (await sendChange(graph, KeepTimeZoneDocument, { userId, zone })).failure !== undefined) return;
  seen.write(here);
}
