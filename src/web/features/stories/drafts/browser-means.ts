import { randomId } from '#web/app/random-id.ts';
import { readStartData } from '#web/app/start-errors.ts';
import type { AutosaveMeans, DraftTransport, TabHolds } from './autosave-means.ts';
import { createDeviceStore } from './device-store.ts';
import { createDraftTransport } from './draft-transport.ts';
import { createGraphCall } from './graph-call.ts';
import { createTabHolds } from './tab-holds.ts';

export type BrowserMeans = {
  readonly autosave: Omit<AutosaveMeans, 'show' | 'onCreated' | 'onSaved'>;
  readonly transport: DraftTransport;
  readonly holds: TabHolds & { readonly releaseAll: () => void };
};

/** What the browser has for saving drafts of one person; `language` is that of a story that is begun. */
export function browserMeans(host: Window, personId: string, language: string): BrowserMeans {
  const { graphqlUri, preloadedState } = readStartData(host);
  const call = createGraphCall({ graphqlUri, personId, xsrf: preloadedState.session.xsrf });
  const transport = createDraftTransport(call, language);
  return {
    transport,
    holds: createTabHolds(host.navigator.locks),
    autosave: {
      personId,
      transport,
      device: createDeviceStore(host, { database: 'longhand-drafts', prefix: '|draft-' }),
      timers: {
        after: (milliseconds, run) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      createId: randomId,
      random: Math.random,
    },
  };
}
