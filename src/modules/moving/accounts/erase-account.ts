import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { eraseLockoutsOf } from '#modules/identity/lockouts/lift-lockout.ts';
import { eraseArchiveImportsOf } from '#modules/moving/archive-imports/erase-archive-imports-of.ts';
import { eraseExportsOf } from '#modules/moving/account-exports/erase-exports-of.ts';
import { takeClapsBack } from '#modules/reading/claps/set-claps.ts';
import { asProgram, type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { eraseMailHoldsOf } from '#modules/ground/mail-suppressions/lift-mail-hold.ts';
import { designImagesOf } from '#modules/stories/designs/design-images-of.ts';
import { eraseDraftsOf } from '#modules/stories/drafts/erase-drafts.ts';
import { eraseFollowsOf } from '#modules/people/follows/erase-follows-of.ts';
import { findMembership } from '#modules/money/memberships/find-membership.ts';
import { forgetMethodOf } from '#modules/money/memberships/forget-method.ts';
import { eraseGiftsOf } from '#modules/money/gifts/erase-gifts-of.ts';
import { keepSharesOfGone } from '#modules/money/earnings/keep-shares-of-gone.ts';
import { erasePayoutAccountsOf } from '#modules/money/payouts/erase-payout-accounts-of.ts';
import { eraseSharesOf } from '#modules/money/splits/erase-shares-of.ts';
import { eraseTaxesOf } from '#modules/money/taxes/erase-taxes-of.ts';
import { eraseListsOf } from '#modules/reading/lists/erase-lists-of.ts';
import { eraseUnusedImages } from '#modules/ground/media/erase-unused-images.ts';
import { erasePerson } from '#modules/people/people/erase-person.ts';
import { leavePublications } from '#modules/stories/publications/leave-publications.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { eraseStoriesOf } from '#modules/stories/stories/erase-stories-of.ts';
import { reserveUsernameOf } from '#modules/people/usernames/reserve-username-of.ts';
import { suggestionImagesOf } from '#modules/stories/submissions/suggestion-images-of.ts';
import { eraseSubscriptionsOf } from '#modules/telling/subscribers/erase-subscriptions-of.ts';
import { deletePersonalRows } from './personal-data.store.ts';

/**
 * Erases an account whose time to come back is over: stories, lists, follows, ways in, and pictures that
 * nobody else uses. An empty row bears the id, so that addresses answer 410 and what others keep of it reads
 * "Deleted user" (rule 143). False where its owner came back at the last moment. For the program alone.
 */
export function eraseAccount(context: CommandContext, personId: string): Promise<boolean> {
  return withTransaction(asProgram(context), async (inside) => {
    const { database, clock } = inside;
    const { kysely } = database;
    const person = await kysely
      .selectFrom('person')
      .select(['state', 'image_id'])
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst();
    const closure = await kysely
      .selectFrom('account_closure')
      .select('erase_at')
      .where('person_id', '=', personId)
      .where('erase_at', '<=', clock.now())
      .forUpdate()
      .executeTakeFirst();
    if (person === undefined || closure === undefined || person.state === 'deleted') return false;
    const covers = await kysely.selectFrom('book').select('cover_image_id').where('person_id', '=', personId).execute();
    await reserveUsernameOf(inside, personId);
    await eraseExportsOf(inside, personId);
    await eraseArchiveImportsOf(inside, personId);
    await takeClapsBack(inside, personId);
    await eraseListsOf(inside, personId);
    await eraseGiftsOf(inside, personId);
    const membership = await findMembership(database, personId);
    // Nothing is charged to it any more, and the row that names it goes.
    if (membership !== null) await forgetMethodOf(inside, membership);
    await keepSharesOfGone(inside, personId);
    await eraseSharesOf(inside, personId);
    await eraseTaxesOf(inside, personId);
    await erasePayoutAccountsOf(inside, personId);
    await eraseFollowsOf(inside, personId);
    await eraseSubscriptionsOf(inside, personId);
    await eraseMailHoldsOf(inside, personId);
    const ofDrafts = await eraseDraftsOf(inside, personId);
    const ofStories = await eraseStoriesOf(inside, personId);
    await leavePublications(inside, personId);
    await eraseLockoutsOf(inside, personId);
    const ofDesigns = await designImagesOf(database, personId);
    const ofSuggestions = await suggestionImagesOf(database, personId);
    await deletePersonalRows(database, personId);
    await erasePerson(inside, personId);
    const images = [
      person.image_id,
      ...covers.map((book) => book.cover_image_id),
      ...ofStories,
      ...ofDrafts,
      ...ofDesigns,
      ...ofSuggestions,
    ];
    await eraseUnusedImages(
      inside,
      images.filter((id) => id !== null),
    );
    await purgeTags(inside, ['site', userCacheTag(personId)]);
    return true;
  });
}
