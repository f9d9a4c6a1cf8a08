import { cleanPersonName } from './person-name.ts';

/** Characters of a name and of a bio, as a person counts them (rule 131). */
export const NAME_MAX = 50;
export const BIO_MAX = 250;
const URL_MAX = 300;
/** Two words at least, with something between the dots. */
const HOST = /^[^.]+(?:\.[^.]+)+$/;

export type ProfileFault = 'nameMissing' | 'nameTooLong' | 'bioTooLong' | 'websiteInvalid';

/** What stays of a control is the line break; what turns the direction of the text behind it goes. */
const UNSEEN =
  /(?!\n)[\p{Cc}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** A name that can be kept, or what is wrong with it. */
export function readName(text: string): { readonly value: string } | { readonly fault: ProfileFault } {
  const length = [...text.trim()].length;
  if (length > NAME_MAX) return { fault: 'nameTooLong' };
  const value = cleanPersonName(text);
  return value === '' ? { fault: 'nameMissing' } : { value };
}

/** A bio that can be kept, of at most 250 characters; may be empty. */
export function readBio(text: string): { readonly value: string } | { readonly fault: ProfileFault } {
  const lines = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(UNSEEN, '');
  const value = lines
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return [...value].length > BIO_MAX ? { fault: 'bioTooLong' } : { value };
}

/** The one link of a profile, with `https://` before it where nothing stands there; null for an empty text. */
export function readWebsite(text: string): { readonly value: string | null } | { readonly fault: ProfileFault } {
  const given = text.trim();
  if (given === '') return { value: null };
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(given) && !/^[^/]*:\d/.test(given) ? given : `https://${given}`);
  const isGood =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    HOST.test(url.hostname) &&
    url.href.length <= URL_MAX;
  return isGood ? { value: url.href } : { fault: 'websiteInvalid' };
}
