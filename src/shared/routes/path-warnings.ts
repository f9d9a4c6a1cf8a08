type WarningListener = (message: string) => void;

let listener: WarningListener = () => undefined;

/** Names who hears of empty parameters in built paths: the log on the server, the console in the browser. */
export function listenToPathWarnings(next: WarningListener): void {
  listener = next;
}

/** Tells the listener of a path that was built but leads nowhere. */
export function warnOfPath(message: string): void {
  listener(message);
}
