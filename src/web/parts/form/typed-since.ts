/** What of a field stays once `sent` was taken from it: nothing, or what somebody typed while it was on its way. */
export function typedSince(now: string, sent: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
}
