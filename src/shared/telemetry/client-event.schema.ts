import { z } from 'zod';
import { hideSecrets } from '#shared/routes/hide-secrets.ts';
import { type ClientEvent, clientEventRules, withoutQuery } from './client-event.ts';

const { mostDataCharacters, mostDataKeys, mostNameCharacters } = clientEventRules;

/** Of a date that every clock and every database knows. */
const LAST_MOMENT = 8.64e15;
/** `homepage.viewed`, `login-success`; never `__proto__`. */
const name = z
  .string()
  .max(mostNameCharacters)
  .regex(/^[a-z][\w.:-]*$/i);
/** A database keeps no zero character, and no half of a pair. */
const text = z.string().refine((value) => value.isWellFormed() && !value.includes('\0'));
const scalar = z.union([text, z.number(), z.boolean(), z.null()]);
const data = z
  .record(name, z.union([scalar, z.array(scalar)]))
  .refine((value) => Object.keys(value).length <= mostDataKeys)
  .refine((value) => JSON.stringify(value).length <= mostDataCharacters)
  .transform(withoutQueries);

const clientEvent = z.object({
  key: name,
  data,
  type: name,
  eventId: z.string().regex(/^[\w-]{8,64}$/),
  timestamp: z.int().min(0).max(LAST_MOMENT),
});

/** Browsers cut addresses themselves; what others send is cut here. */
function withoutQueries(given: ClientEvent['data']): ClientEvent['data'] {
  const { location, referrer } = given;
  return {
    ...given,
    ...(typeof location === 'string' ? { location: hideSecrets(withoutQuery(location)) } : {}),
    ...(typeof referrer === 'string' ? { referrer: hideSecrets(withoutQuery(referrer)) } : {}),
  };
}

/**
 * The events of a request; undefined where it is no list or too long a one. What is no event is
 * left out instead of refused: the browser would offer it again and again, and all that waits behind it.
 */
export function parseClientEvents(json: unknown): readonly ClientEvent[] | undefined {
  if (!Array.isArray(json) || json.length > clientEventRules.mostSent) return undefined;
  return json.flatMap((value) => {
    const parsed = clientEvent.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
}
