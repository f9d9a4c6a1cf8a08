/** Header names in lower case, and their values. */
export type Headers = Readonly<Record<string, string>>;

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'serial', 'browsing-topics'];
const TWO_YEARS_SECONDS = 63_072_000;

/**
 * Headers that every answer carries beside its own content policy. `isShared` is true for pictures,
 * feeds and assets, which other sites may show.
 */
export function securityHeaders(options: { readonly isHttps: boolean; readonly isShared?: boolean }): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': options.isShared === true ? 'cross-origin' : 'same-origin',
    'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
    ...(options.isHttps ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}` } : {}),
  };
}

/** Content policy of everything that is no page of ours: nothing in it may run, and nothing may frame it. */
export const INERT_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
