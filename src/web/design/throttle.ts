/** Scroll and resize are looked at this often, in milliseconds. */
const INTERVAL = 100;

/** Listens to an event, at most once in 100 ms and always a last time after it; returns how to stop. */
export function onThrottled(target: EventTarget, type: string, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const run = () => {
    timer = undefined;
    if (!isAsked) return;
    isAsked = false;
    listener();
    timer = setTimeout(run, INTERVAL);
  };
  const onEvent = () => {
    isAsked = true;
    if (timer === undefined) run();
  };
  target.addEventListener(type, onEvent, { passive: true });
  return () => {
    clearTimeout(timer);
    target.removeEventListener(type, onEvent);
  };
}
