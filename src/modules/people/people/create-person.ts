import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { isUsernameHeld } from '#modules/people/usernames/find-old-username.ts';
import { insertPerson } from './people.store.ts';
import { numberedUsername, usernameFrom } from './username.ts';

export type PersonDetails = {
  readonly name: string;
  readonly username?: string;
  readonly bio: string;
  readonly imageId?: string;
  readonly websiteUrl?: string;
  /** False for the people of our own demo world; an import makes people whom nobody has claimed. */
  readonly isUnclaimed?: boolean;
  /** Now where absent. */
  readonly joinedAt?: Date;
};

/** Makes a person under a username that is free, and answers with the id. */
export async function createPerson(context: CommandContext, details: PersonDetails): Promise<string> {
  const id = createId();
  const now = context.clock.now();
  await insertPerson(context.database, {
    id,
    username: await freeUsername(context, details, id),
    name: details.name,
    bio: details.bio,
    image_id: details.imageId ?? null,
    website_url: details.websiteUrl ?? null,
    is_unclaimed: details.isUnclaimed ?? true,
    created_at: details.joinedAt ?? now,
    updated_at: now,
  });
  return id;
}

async function freeUsername(context: CommandContext, details: PersonDetails, id: string): Promise<string> {
  const wanted = usernameFrom(details.username ?? details.name) ?? `writer-${id.slice(0, 6)}`;
  let candidate = wanted;
  for (let number = 2; await isUsernameHeld(context, candidate, null); number += 1) {
    candidate = numberedUsername(wanted, number);
  }
  return candidate;
}
