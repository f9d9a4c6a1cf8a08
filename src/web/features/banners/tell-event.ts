type Telemetry = { readonly trackEvent: (name: string, data: Readonly<Record<string, unknown>>) => void };

const telemetry = import.meta.glob<Telemetry>('../telemetry/track-event.ts');

/** Tells the event queue of something, once there is one (2§4.12). */
export async function tellEvent(name: string, data: Readonly<Record<string, unknown>>): Promise<void> {
  const [load] = Object.values(telemetry);
  (await load?.())?.trackEvent(name, data);
}
