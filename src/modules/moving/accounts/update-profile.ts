import {
  BIO_MAX,
  NAME_MAX,
  type ProfileFault,
  readBio,
  readName,
  readWebsite,
} from '#shared/identity/profile-rules.ts';
import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { loadImages } from '#modules/ground/media/load-images.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { changeProfile, type ProfileChanges } from '#modules/people/people/change-profile.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';

/** Own judgement: nobody rewrites a profile more often. */
const RULE = { most: 60, windowSeconds: 3_600 } as const;

/** What is absent stays; an empty text or null takes away, but for the name. */
export type ProfileInput = {
  readonly name?: string | null | undefined;
  readonly bio?: string | null | undefined;
  readonly websiteUrl?: string | null | undefined;
  /** Of a picture that was uploaded. */
  readonly imageId?: string | null | undefined;
};

export type UpdateProfileOutcome = { readonly type: 'User'; readonly personId: string } | BadRequest | Busy;

/** Changes the viewer's profile (rule 131); the first thing that is wrong is told, and nothing is changed. */
export async function updateProfile(context: CommandContext, input: ProfileInput): Promise<UpdateProfileOutcome> {
  const { personId } = mustOwnAccount(context);
  const taken = await takeOperation(context, 'update profile', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const read = readChanges(input);
  if ('fault' in read) return badRequest(explain(read.fault));
  const { imageId } = input;
  if (typeof imageId === 'string' && (await loadImages(context.database, [imageId])).length === 0)
    return badRequest(messages.imageMissing);
  const changes = { ...read.changes, ...(imageId === undefined ? {} : { imageId }) };
  await withTransaction(context, (inside) => changeProfile(inside, personId, changes));
  return { type: 'User', personId };
}

function readChanges(input: ProfileInput): { readonly changes: ProfileChanges } | { readonly fault: ProfileFault } {
  const name = input.name === undefined ? undefined : readName(input.name ?? '');
  const bio = input.bio === undefined ? undefined : readBio(input.bio ?? '');
  const website = input.websiteUrl === undefined ? undefined : readWebsite(input.websiteUrl ?? '');
  if (name && 'fault' in name) return name;
  if (bio && 'fault' in bio) return bio;
  if (website && 'fault' in website) return website;
  return {
    changes: {
      ...(name === undefined ? {} : { name: name.value }),
      ...(bio === undefined ? {} : { bio: bio.value }),
      ...(website === undefined ? {} : { websiteUrl: website.value }),
    },
  };
}

function explain(fault: ProfileFault): string {
  switch (fault) {
    case 'nameTooLong':
      return formatMessage(messages.nameTooLong, { maximum: NAME_MAX });
    case 'bioTooLong':
      return formatMessage(messages.bioTooLong, { maximum: BIO_MAX });
    case 'nameMissing':
    case 'websiteInvalid':
      return messages[fault];
  }
}
