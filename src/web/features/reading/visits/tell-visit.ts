import { visitEvents, visitRules } from '#shared/stats/visit-events.ts';
import { currentPercent } from '../reading-history/reading-place.ts';
import { trackEvent } from '../telemetry/track-event.ts';
import { readArrival } from './arrival.ts';
import { continueVisit, keepVisit, openKeptVisits } from './kept-visits.ts';

/** What programs that open pages do not do by themselves. Scrolling is no sign: a script’s scrolls are trusted as well. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * Tells that a person looks at a story, that they read it, and when they go how long and how far (rule 123). Before
 * there is a sign of a person, whatever else opens pages, nothing is told but that nobody touched it (rule 187). Told
 * again, the greater figure counts.
 */
export function tellVisit(storyId: string) {
  const stored = openKeptVisits();
  const visit = continueVisit(stored.read(), storyId, Date.now());
  const ending = new AbortController();
  const { signal } = ending;
  let isPerson = false;
  let isUnattendedTold = false;
  let isReadTold = visit.seconds >= visitRules.readAfter;
  let seconds = 0;
  let percent = 0;
  let told = '';
  const tell = (key: string, data: Parameters<typeof trackEvent>[1] = {}) =>
    trackEvent(key, { postId: storyId, visitId: visit.id, ...data });
  const keep = () =>
    stored.write(keepVisit(stored.read(), { ...visit, seconds: visit.seconds + seconds, at: Date.now() }));
  const tellRead = () => {
    if (!isPerson || isReadTold || visit.seconds + seconds < visitRules.readAfter) return;
    isReadTold = true;
    tell(visitEvents.read, { seconds: visit.seconds + seconds });
  };
  // Nobody is there, as far as a page can see: told once, and taken back by the first sign of somebody.
  const tellUnattended = () => {
    if (isPerson || isUnattendedTold || seconds < visitRules.seenAfter) return;
    isUnattendedTold = true;
    tell(visitEvents.unattended);
  };
  const leave = () => {
    percent = Math.max(percent, currentPercent(storyId));
    const next = { seconds: visit.seconds + seconds, percent: Math.round(percent) };
    if (!isPerson || JSON.stringify(next) === told) return;
    told = JSON.stringify(next);
    tell(visitEvents.left, next);
    keep();
  };
  const greet = ({ isTrusted }: Pick<Event, 'isTrusted'>) => {
    if (isPerson || !isTrusted) return;
    isPerson = true;
    keep();
    tell(visitEvents.viewed, readArrival());
    tellRead();
  };
  // Who touched the page while its code was on the way, or came from another one of this document, is there already;
  // a moment later, since the address is that of the page before until it is shown.
  const atOnce = setTimeout(() => greet({ isTrusted: document.documentElement.dataset['touched'] === 'true' }));
  signal.addEventListener('abort', () => clearTimeout(atOnce));
  for (const sign of SIGNS) addEventListener(sign, greet, { signal, passive: true });
  // Before what sends the events that wait, which listens on the document as well and later.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), {
    signal,
    capture: true,
  });
  addEventListener('pagehide', leave, { signal, capture: true });
  return {
    onSecond(count: number) {
      seconds = count;
      percent = Math.max(percent, currentPercent(storyId));
      tellUnattended();
      tellRead();
    },
    stop() {
      leave();
      ending.abort();
    },
  };
}
