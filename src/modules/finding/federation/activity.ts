import { z } from 'zod';
import { remoteAddress as address } from './remote-address.ts';

/** Servers write an object, or only its address. */
const named = z.union([address, z.object({ id: address })]).transform((it) => (typeof it === 'string' ? it : it.id));

/** The little that is read of an activity; all else is let go. */
const activitySchema = z.object({
  id: address,
  type: z.string().max(100),
  actor: named,
  object: z
    .union([
      address,
      z.object({ id: address.optional(), type: z.unknown(), actor: named.optional(), object: named.optional() }),
    ])
    .optional(),
});

export type Activity = z.output<typeof activitySchema>;

/** An activity as it was sent; undefined for what is none. */
export function readActivity(body: Buffer): Activity | undefined {
  try {
    const parsed = activitySchema.safeParse(JSON.parse(body.toString('utf8')));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The address of what an activity is about. */
export function objectOf({ object }: Activity): string | undefined {
  return typeof object === 'string' ? object : object?.id;
}
