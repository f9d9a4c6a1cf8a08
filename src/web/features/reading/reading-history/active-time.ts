/** Rule 123: somebody who does nothing for a minute reads no more. Milliseconds. */
const TICK = 1_000;
const AWAY_AFTER = 60_000;
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Calls back each second that somebody spends on the page, with how many there were; returns how to stop. */
export function watchActiveTime(onSecond: (seconds: number) => void): () => void {
  let seconds = 0;
  let lastSign = performance.now();
  const ending = new AbortController();
  const { signal } = ending;
  const note = () => {
    lastSign = performance.now();
  };
  for (const sign of SIGNS) addEventListener(sign, note, { signal, passive: true });
  const timer = setInterval(() => {
    const isHere = document.visibilityState === 'visible' && performance.now() - lastSign < AWAY_AFTER;
    if (!isHere) return;
    seconds += 1;
    onSecond(seconds);
  }, TICK);
  return () => {
    ending.abort();
    clearInterval(timer);
  };
}
