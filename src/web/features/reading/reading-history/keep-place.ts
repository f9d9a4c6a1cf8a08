import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { sendWhileLeaving } from '#web/app/graph/send-while-leaving.ts';
import { RecordReadingDocument } from '#web/generated/RecordReading.ts';
import { postRead } from '../read-counters/post-read.ts';
import { offerPlace } from './offer-place.ts';
import { currentPlace, type Place } from './reading-place.ts';

/** Own judgement: a glance is no reading, and the place is kept often enough to be found again. Seconds. */
const FIRST = 5;
const EVERY = 10;

type Reading = Place & { readonly postId: string; readonly isRead: boolean };

/** Keeps where the viewer is in a story: every ten seconds that they read, and when they go. */
export function keepPlace(graph: Graph, storyId: string) {
  let sent = '';
  let seconds = 0;
  void offerPlace(graph, storyId);
  const send = (how: (input: Reading) => void) => {
    const place = currentPlace(storyId);
    const next = place && { postId: storyId, ...place, isRead: postRead() };
    const text = JSON.stringify(next);
    if (next === undefined || text === sent || seconds < FIRST) return;
    sent = text;
    how(next);
  };
  const keep = () =>
    send((next) => {
      // Kept the next time where it fails.
      void sendChange(graph, RecordReadingDocument, { input: next }).then(({ failure }) => failure && (sent = ''));
    });
  const leave = () => send((next) => sendWhileLeaving(RecordReadingDocument, { input: next }));
  const onHide = () => document.visibilityState === 'hidden' && leave();
  document.addEventListener('visibilitychange', onHide);
  addEventListener('pagehide', leave);
  return {
    onSecond(count: number) {
      seconds = count;
      if (count === FIRST || count % EVERY === 0) keep();
    },
    stop() {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', leave);
    },
  };
}
