/** Apps whose built-in browser Google refuses to sign in from. */
const IN_APP =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|LinkedInApp|MicroMessenger|Pinterest|Snapchat|TikTok|musical_ly|Twitter)\b|; wv\)/;

/** True inside the browser of another app, where the Google button is hidden. */
export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP.test(userAgent);
}
