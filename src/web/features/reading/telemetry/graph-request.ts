import type { ClientEvent } from '#shared/telemetry/client-event.ts';
import { currentRoute } from '#web/app/router/current-route.ts';
import { documentBody } from '#web/app/graph/guarded-request.ts';
import { LogClientEventsDocument } from '#web/generated/LogClientEvents.ts';

const NAME = 'LogClientEvents';

/** The request that the graph client would send, without the 50 KB of the graph client. */
export function graphBody(events: readonly ClientEvent[]): string {
  return documentBody(LogClientEventsDocument, { payload: JSON.stringify(events) });
}

/** What every request of the graph says of itself. */
export function graphHeaders(version: string): Readonly<Record<string, string>> {
  const { name, path } = currentRoute();
  return {
    'graphql-operation': NAME,
    'longhand-frontend-app': `lite/${version}`,
    'longhand-frontend-route': name,
    'longhand-frontend-path': encodeURI(path),
  };
}

/** Whether the answer says that the events were taken. */
export function hasSuccess(answer: unknown): boolean {
  const { data } = answer as { readonly data?: { readonly logClientEvents?: { readonly success: boolean } | null } };
  return data?.logClientEvents?.success === true;
}
