/** In this order: a browser also bears the names of those that it wants to be taken for. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What a user agent calls itself, for its owner to recognise: `Firefox on Linux`. Undefined where it says neither. */
export function describeDevice(userAgent: string): string | undefined {
  return joined(find(BROWSERS, userAgent)?.[1], userAgent);
}

/** The same with the browser's version, which tells two of one machine apart: `Firefox 140 on Linux`. */
export function describeBrowser(userAgent: string): string | undefined {
  const found = find(BROWSERS, userAgent);
  if (found === undefined) return joined(undefined, userAgent);
  const [pattern, name] = found;
  // Safari says its own version in another word.
  const sign = name === 'Safari' ? /\bVersion\// : pattern;
  const at = sign.exec(userAgent);
  const version = at === null ? null : /^\d+/.exec(userAgent.slice(at.index + at[0].length));
  return joined(version === null ? name : `${name} ${version[0]}`, userAgent);
}

function joined(browser: string | undefined, userAgent: string): string | undefined {
  const system = find(SYSTEMS, userAgent)?.[1];
  if (browser === undefined || system === undefined) return browser ?? system;
  return `${browser} on ${system}`;
}

function find(names: readonly (readonly [RegExp, string])[], userAgent: string) {
  return names.find(([pattern]) => pattern.test(userAgent));
}
