/** How our own apps name themselves in their windows (`isNativeMedium`). */
const NATIVE_APP = /\bLonghandApp\//;

/** Whether the page stands in one of our apps, which sell and remind by themselves. */
export function isNativeApp(userAgent: string): boolean {
  return NATIVE_APP.test(userAgent);
}
