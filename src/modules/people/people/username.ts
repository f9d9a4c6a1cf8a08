import { findUsernameFormFault, USERNAME_MAX, USERNAME_MIN } from '#shared/identity/username-rules.ts';
import { slugify } from '#shared/text/slugify.ts';

/** A username of 3 to 30 of a–z, 0–9 . _ - from a username or a name; null where it gives none. */
export function usernameFrom(name: string): string | null {
  if (findUsernameFormFault(name) === undefined) return name;
  const slug = slugify(name, USERNAME_MAX);
  return slug.length >= USERNAME_MIN ? slug : null;
}

/** The same with a number behind it, still at most 30 characters. */
export function numberedUsername(username: string, number: number): string {
  const suffix = `-${number}`;
  return username.slice(0, USERNAME_MAX - suffix.length).replace(/-+$/, '') + suffix;
}
