import { slugify } from '#shared/text/slugify.ts';

/** Decisions 130. */
const LEAST_LENGTH = 3;
const MOST_LENGTH = 30;

const VALID = /^[a-z0-9](?:[a-z0-9_-]|\.(?!\.)){2,29}$/;

/** A username of 3 to 30 of a–z, 0–9 . _ - from a username or a name; null where it gives none. */
export function usernameFrom(name: string): string | null {
  if (VALID.test(name)) return name;
  const slug = slugify(name, MOST_LENGTH);
  return slug.length >= LEAST_LENGTH ? slug : null;
}

/** The same with a number behind it, still at most 30 characters. */
export function numberedUsername(username: string, number: number): string {
  const suffix = `-${number}`;
  return username.slice(0, MOST_LENGTH - suffix.length).replace(/-+$/, '') + suffix;
}
