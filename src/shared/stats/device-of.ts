export type Device = 'phone' | 'tablet' | 'computer';

/** What somebody reads with, by what their browser says of itself. */
export function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|kindle|silk\/|playbook/i.test(userAgent)) return 'tablet';
  if (/android(?!.*mobile)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone|ipod|android/i.test(userAgent) ? 'phone' : 'computer';
}
