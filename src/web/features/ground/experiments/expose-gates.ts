import { createStoredJson, storageKey } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { readStartData } from '#web/app/start-errors.ts';
import { LogGateExposureDocument } from '#web/generated/LogGateExposure.ts';
import { type VariantFlagsQuery, VariantFlagsQueryDocument } from '#web/generated/VariantFlagsQuery.ts';
import { gatesOf } from './gates-of.ts';

/**
 * Tells which flags the viewer meets on any page, each once in a session of the browser. A page may be an old one (from
 * the device, or a tab left open), so that the server is asked whether the viewer has them still.
 */
export async function exposeGates(graph: Graph): Promise<void> {
  const told = openTold();
  const gates = gatesOf(readStartData(window).preloadedState.flags, navigator.userAgent);
  const fresh = gates.filter((gate) => !told.read().includes(gate));
  if (fresh.length === 0) return;
  const { data } = await graph.load(VariantFlagsQueryDocument, {});
  const flags = (data as VariantFlagsQuery | undefined)?.variantFlags ?? [];
  const isOn = (gate: string) =>
    flags.some(({ name, valueType }) => name === gate && 'booleanValue' in valueType && valueType.booleanValue);
  const met = fresh.filter(isOn);
  told.write([...told.read(), ...met]);
  await Promise.all(
    met.map((gateId) => sendChange(graph, LogGateExposureDocument, { gateId, postId: null, publicationId: null })),
  );
}

function openTold() {
  return createStoredJson<readonly string[]>({
    storage: openTextStorage(() => sessionStorage),
    key: storageKey('gates'),
    fallback: [],
    parse: (json) => (Array.isArray(json) ? json.filter((gate) => typeof gate === 'string') : []),
    warn: logWarning,
  });
}
