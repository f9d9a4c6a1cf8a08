/** Local part, an `@`, and a domain whose top-level part has at least 2 letters. */
const EMAIL = /^[^\s@<>()[\],;:"\\]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;
const MAX_EMAIL_LENGTH = 254;
const GOOGLE_DOMAIN_START = /@(?:gm|goo)/i;

/** The address without outer spaces, or undefined where it breaks the rule. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim();
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? email : undefined;
}

/** Whether the address starts to read like one of Google's, so that its sign-in is suggested. */
export function suggestsGoogleSignIn(text: string): boolean {
  return GOOGLE_DOMAIN_START.test(text.trim());
}
