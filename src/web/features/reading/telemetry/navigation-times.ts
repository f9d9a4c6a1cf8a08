/** The steps of opening the page, in milliseconds since it was asked for; undefined where the browser keeps none. */
export function navigationTimes(): Readonly<Record<string, number>> | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return undefined;
  const { responseStart, responseEnd, domInteractive, domContentLoadedEventEnd, loadEventEnd, transferSize } = entry;
  const times = { responseStart, responseEnd, domInteractive, domContentLoadedEventEnd, loadEventEnd, transferSize };
  return Object.fromEntries(Object.entries(times).map(([name, value]) => [name, Math.round(value)]));
}
