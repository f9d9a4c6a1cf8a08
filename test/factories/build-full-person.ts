import { sql } from 'kysely';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { ImageBlock } from '#shared/story/story-document.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { follow } from '#modules/people/follows/follow.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { importPublication } from '#modules/stories/publications/import-publication.ts';
import { buildImage } from './build-image.ts';
import { buildPerson } from './build-person.ts';
import { buildStory } from './build-story.ts';

/** What a person with a row in every table that can name one has, and who is beside them. */
export type FullPerson = {
  readonly id: string;
  readonly friendId: string;
  readonly publicationId: string;
  readonly storyId: string;
  /** Written with the friend. */
  readonly sharedStoryId: string;
  /** The friend's, in a list and as a pin. */
  readonly friendStoryId: string;
  readonly avatarId: string;
  readonly ownImageId: string;
  /** Shown by a story of the friend too. */
  readonly sharedImageId: string;
};

/** Rows of tables that no command of a test fills easily: a column with `$1` is the person. */
const ROWS = [
  `insert into session (id, token_hash, person_id, host, method, user_agent, network, created_at, last_used_at, expires_at)
    values ('s-' || $1, 'h-' || $1, $1, 'main', 'email', 'Marked browser', '192.0.2.7', $2, $2, $2 + interval '1 day')`,
  `insert into impersonation values ('imp-' || $1, $1, $1, 's-' || $1, 'ih-' || $1, 'Marked look', $2, $2, $2, $2, $2)`,
  `insert into login_token (token_hash, person_id, operation, method, redirect, created_at, expires_at)
    values ('t-' || $1, $1, 'login', 'email', '/', $2, $2)`,
  `insert into pending_sign_in (visitor_hash, person_id, operation, method, redirect, created_at, expires_at)
    values ('v-' || $1, $1, 'login', 'email', '/', $2, $2)`,
  `insert into known_browser values ($1, 'v-' || $1, $2, $2)`,
  `insert into email_verification values ('e-' || $1, $1, $1 || '@mail.example', $2, $2)`,
  `insert into email_change values ($1, $1 || '@new.example', 'c-' || $1, $2, $2 + interval '1 day')`,
  `insert into email_change_undo (token_hash, person_id, old_address, created_at, expires_at)
    values ('u-' || $1, $1, $1 || '@old.example', $2, $2 + interval '7 days')`,
  `insert into email_address values ($1 || '@mail.example', $1, true, $2)`,
  `insert into password values ($1, 'hash-of-password', false, $2, $2)`,
  `insert into totp values ($1, 'sealed-secret', true, 0, $2)`,
  `insert into recovery_code values ($1, 1, 'salt-of-code', 'hash-of-code', null, $2)`,
  `insert into passkey values ('k-' || $1, $1, 'Marked passkey', 'key', 0, '{}', false, $2, null)`,
  `insert into two_factor_choice values ($1, true, $2)`,
  `insert into passkey_challenge values ('q-' || $1, 'v', 'register', $1, $2)`,
  `insert into connection values ('google', 'https://issuer.example', 'subject-' || $1, $1, 'Marked connection', true, $2, $2)`,
  `insert into domain_claim (id, kind, domain, person_id, token, state, claimed_at, watched_since, live_since)
    values (substr(md5('dc' || $1), 1, 12), 'custom', $1 || '.example', $1, md5('dt' || $1), 'live', $2, $2, $2)`,
  `insert into live_domain values ($1 || '.example', substr(md5('dc' || $1), 1, 12), $1, null, 'custom', $2)`,
  `insert into viewer_preference values ($1, 'READING_FONT_SIZE', '22', $2)`,
  `insert into push_device values (substr(md5('pd' || $1), 1, 12), $1, 'eh-' || $1, 'sealed-device', 'Marked push', $2)`,
  `insert into digest_delivery values ($1, $2::date, 3, $2)`,
  `insert into payment_customer values ($1, 'SANDBOX', 'customer-' || $1, $2)`,
  `insert into payment_intent (id, person_id, kind, subject_id, provider, customer, amount, currency, purpose, state,
    created_at, asked_at) values (md5('pi' || $1), $1, 'START', $1, 'SANDBOX', 'customer-' || $1, 500, 'USD', '{}',
    'SUCCEEDED', $2, $2)`,
  `insert into charge (id, intent_id, person_id, receipt_number, provider, charge, product, amount, currency, method,
    seller, charged_at) values (substr(md5('ch' || $1), 1, 12), md5('pi' || $1), $1, 1, 'SANDBOX', 'charge-' || $1,
    'MONTHLY_MEMBERSHIP', 500, 'USD', '{}', '', $2)`,
  `insert into ledger_account values (substr(md5('la' || $1), 1, 12), 'writer', $1, 'USD')`,
  `insert into partner_enrollment (person_id, status, type, country, applied_at, enrolled_at)
    values ($1, 'ENROLLED', 'APPLY', 'DE', $2, $2)`,
  `insert into partner_enrollment_time values ($1, $2::timestamptz - interval '90 days', $2::timestamptz - interval '60 days')`,
  `insert into earning_line values ('2026-10', 'writer', $1, '2026-10', 'READERS', $3, '2026-10-01', 'USD', 3, 60, 480, 7)`,
  `insert into story_split values ('aaaaaaaaaae7', $3, 'OPEN', $2, null, null)`,
  `insert into story_split_share values ('aaaaaaaaaae7', $1, 40, $2, null)`,
  `insert into publication_cut_part select id, $1, 30 from publication limit 1`,
  `insert into earning_cluster values ('2026-10', $1, 'USD', 40)`,
  `insert into earning_gone values ('2026-10', $3, $1, '2026-10-20', true, false, true)`,
  `insert into earning_statement values ('2026-10', 'writer', $1, 'USD', 7, 0)`,
  `insert into payout_account values (substr(md5('pa' || $1), 1, 12), $1, 'SANDBOX', '', 'ACTIVE', 'US', 'USD', 'marked',
    'sealed-secret', true, $2, $2)`,
  `insert into payout (id, person_id, account_id, provider, currency, amount, period, state, created_at, due_at)
    values (substr(md5('po' || $1), 1, 12), $1, substr(md5('pa' || $1), 1, 12), 'SANDBOX', 'USD', 1500, '2026-10',
    'PAID', $2, $2)`,
  `insert into tax_certification values (substr(md5('ta' || $1), 1, 12), $1, 'W8BEN', 'PT', true, false, 'M.', '•••• 6789',
    'sealed-secret', true, $2, $2 + interval '3 years', null, $2)`,
  `insert into payout_review (id, payout_id, status, reasons, created_at, due_at)
    values (substr(md5('pr' || $1), 1, 12), substr(md5('po' || $1), 1, 12), 'APPROVED', '{NEW_PAYEE}', $2, $2)`,
  `insert into payout_vote values (substr(md5('pr' || $1), 1, 12), $1, true, 'Fine.', $2)`,
  `insert into payout_warning values ($1, 'USD', 1, $2)`,
  `insert into domain_fee (id, buyer_id, intent_id, amount, currency, paid_at, used_at)
    values (substr(md5('df' || $1), 1, 12), $1, md5('pi' || $1), 1400, 'USD', $2, $2)`,
  `insert into membership (id, person_id, status, plan, provider, currency, regular_amount, started_at, anchor_at,
    period_starts_at, period_ends_at, member_since) values (substr(md5('ms' || $1), 1, 12), $1, 'ACTIVE', 'MONTHLY',
    'SANDBOX', 'USD', 500, $2, $2, $2, $2 + interval '1 month', $2)`,
  `insert into gift (id, kind, buyer_id, tier, months, amount, currency, seats, is_shared, recipient_name,
    recipient_email, created_at) values (substr(md5('gi' || $1), 1, 12), 'GIFT', $1, 'MEMBER', 12, 5000, 'USD', 1, true,
    'marked-recipient', 'marked-recipient@mail.example', $2)`,
  `insert into gift_code (id, gift_id, position, code_hash, sealed, seats) values (substr(md5('gc' || $1), 1, 12),
    substr(md5('gi' || $1), 1, 12), 0, 'code of ' || $1, '', 1)`,
  `insert into gift_redemption values (substr(md5('gr' || $1), 1, 12), substr(md5('gc' || $1), 1, 12), $1, $2)`,
  `insert into coupon_redemption values ('ONE_MONTH_FREE', $1, $2, $2)`,
  `insert into federation_actor values ($1, 'public key', 'sealed-secret', $2)`,
  `insert into federation_remote values ('https://far.example/users/a', 'far.example', 'a', 'k', 'p', 'i', null, $2)`,
  `insert into federation_follower values ($1, $1, 'https://far.example/users/a', 'https://far.example/1', $2)`,
  `insert into federation_server values ($1, 'far.example', false, $2, null)`,
  `insert into federation_story values ($3, $1, 'hash')`,
  `insert into federation_pending (kind, id, person_id) values ('person', $1, $1)`,
  `insert into gift_reminder values ($1, 30, $2)`,
  `insert into notifications_seen values ($1, $2)`,
  `insert into dismissed_flag values ($1, 'marked-flag', $2)`,
  `insert into platform_role values ($1, 'CURATOR', $2)`,
  `insert into setup_link values ('l-' || $1, 'seed', $2, $2, $1)`,
  `insert into old_username values ('old-' || $1, $1, $2, $2 + interval '1 year')`,
  `insert into book (id, person_id, title) values (substr(md5($1), 1, 12), $1, 'Marked book')`,
  `insert into client_event values ('n-' || $1, 'Marked event', 'client', '{}', $1, $2, $2)`,
  `insert into personal_token values ('pt-' || $1, $1, 'ph-' || $1, 'Marked token', '{read}', $2, $2, null)`,
  `insert into oauth_app values ('app-' || $1, $1, 'Marked app', '', '{}', 'sh-' || $1, $2, $2)`,
  `insert into oauth_grant values ('g-' || $1, 'app-' || $1, $1, '{read}', $2, $2, null)`,
  `insert into mobile_number values ($1, 'mn-' || $1, '67', $2)`,
  `insert into mobile_code values ($1, 'mc-' || $1, '67', 'mh-' || $1, 0, $2)`,
  `insert into decision (id, target_kind, target_id, measure, rule, facts, title, excerpt, detected_by, before, created_at,
      decided_by, ended_at, end_kind, ended_by)
    values ('sp-' || $1, 'user', $1, 'suspend', 'SPAM', 'Marked reason', '', '', 'staff', '{}', $2, $1, $2, 'lifted', $1)`,
  `insert into decision_person values ('sp-' || $1, $1)`,
  `insert into appeal (id, decision_id, person_id, words, state, created_at, due_at, decided_at, decided_by)
    values ('ap-' || $1, 'sp-' || $1, $1, 'Marked appeal', 'upheld', $2, $2, $2, $1)`,
  `insert into design (person_id, version, published, previous, published_at)
    values ($1, 1, '{"fonts": "CLASSIC"}', '{"fonts": "MODERN"}', $2)`,
  `insert into design_draft (person_id, revision, draft, saved_at) values ($1, 2, '{"fonts": "POSTER"}', $2)`,
  'insert into design_introduction (person_id, version_seen) values ($1, 1)',
  `insert into archive_import (id, person_id, state, comes_in_as, files, requested_at)
    values ('ai-' || $1, $1, 'done', 'drafts', '[{"name":"marked-archive.zip","byteCount":1}]', $2)`,
  `insert into account_export (id, person_id, state, requested_at) values ('x-' || $1, $1, 'failed', $2)`,
  `insert into account_closure values ($1, 'deleted', 'active', $2, $2 + interval '14 days')`,
];

function pictureOf(imageId: string): ImageBlock {
  const picture = { kind: 'stored', imageId, width: 300, height: 300 } as const;
  return { id: imageId.slice(0, 8), type: 'image', picture, alt: '', layout: 'inset' };
}

/** Rows that need the story `$3` and the friend `$4` beside the person. */
const ROWS_OF_A_READER = [
  `insert into list (id, owner_id, slug, name, visibility, follower_count, created_at, updated_at)
    values ('aaaaaaaaaaae', $4, 'followed', 'Followed', 'public', 1, $2, $2)`,
  `insert into follow_list values ($1, 'aaaaaaaaaaae', $2)`,
  `insert into archived_story values ($1, $3, $2)`,
  `insert into reading_history_entry values ($1, $3, 40, 60, 'b001', true, $2, $2)`,
  `insert into highlight (id, is_private, story_id, person_id, block_id, start_offset, end_offset, text, prefix, suffix, created_at)
    values ('aaaaaaaaaaaa', true, $3, $1, 'b001', 0, 6, 'Marked', '', '', $2)`,
  `insert into private_note (id, body, resolved_at, resolved_by, story_id, person_id, block_id, start_offset, end_offset, text,
    prefix, suffix, created_at) values ('aaaaaaaaaaab', 'Marked note', $2, $1, $3, $1, 'b001', 0, 6, 'Marked', '', '', $2)`,
  `insert into private_note_reply values ('aaaaaaaaaaac', 'aaaaaaaaaaab', $1, 'Marked reply', $2)`,
  `insert into person_block values ($1, $4, $2), ($4, $1, $2)`,
  `insert into clap values ($3, $1, 2, $2, $2)`,
  `update story set clap_count = 2, fan_count = 1 where id = $3`,
  `insert into list (id, owner_id, slug, name, visibility, clap_count, fan_count, created_at, updated_at)
    values ('aaaaaaaaaab1', $4, 'theirs', 'Theirs', 'public', 3, 1, $2, $2)`,
  `insert into list_clap values ('aaaaaaaaaab1', $1, 3, $2, $2)`,
  `insert into response (id, story_id, author_id, source, document, body_html, excerpt, hidden_by, clap_count, fan_count, created_at)
    values ('aaaaaaaaaaaf', $3, $4, 'Of a friend', '{}', '', '', $1, 4, 1, $2),
      ('aaaaaaaaaab0', $3, $1, 'Marked response', '{}', 'Marked response', 'Marked response', null, 0, 0, $2)`,
  `insert into response_clap values ('aaaaaaaaaaaf', $1, 4, $2, $2)`,
  `insert into repost values ($3, $1, 'Marked note of a repost', $2)`,
  `insert into co_author_invitation values ($3, $1, $4, $2, null), ($3, $4, $1, $2, null)`,
  `insert into person_mute values ($1, $4, $2), ($4, $1, $2)`,
  `insert into publication_mute (muter_id, publication_id, created_at) select $1, id, $2 from publication limit 1`,
  `insert into tag_mute (muter_id, tag_id, created_at) select $1, id, $2 from tag limit 1`,
  `insert into feed_view values ($1, 'sidebar-menu-icon', $2)`,
  `insert into story_presentation values ($1, $3, 2, false, $2)`,
  `insert into story_visit values ('v-' || $1, $3, null, $1, 'key', false, false, $2, $2, 40, 90, true, 'site',
    'elsewhere.example', '', null, 'phone')`,
  `insert into story_gain (story_id, kind, target_id, person_id, gained_at) values ($3, 'member', '', $1, $2)`,
  `insert into less_wanted values ($1, 'story', $3, $2)`,
  `insert into boost_case values ('aaaaaaaaaaae', $3, 'declined', $2, $2, null)`,
  `insert into nomination values (substr(md5('no' || $1), 1, 12), 'aaaaaaaaaaae', $3, $1, '2026-11', 1, 'Marked nomination', $2)`,
  `insert into boost_vote values ('aaaaaaaaaaae', $1, false, 'Marked vote', $2)`,
  `insert into author_verification values (substr(md5('av' || $1), 1, 12), $1, 'refused', 'Marked name', 'Marked cover',
    'Marked book', '9780306406157', 'press.example', 'Marked reason', $2, $2, $1)`,
  `insert into publisher_proof values ($1, 'marked@press.example', 'ph-' || $1, 0, $2, null)`,
  `insert into report_case values ('aaaaaaaaaaad', 'post', $3, 'dismissed', 1, $2, $2, $1)`,
  `insert into case_claim values ('aaaaaaaaaaad', $1, $2)`,
  `insert into case_rank values ('aaaaaaaaaaad', 1)`,
  `insert into wave values ('wave-' || $1, 'LINK', 'a.example', 3, 'SPAM', 'Spam', false, 'DONE', 1, $1, $2)`,
  `insert into wave_account values ('wave-' || $1, $1, 'DONE', null)`,
  `insert into staff_note values ('note-' || $1, $1, null, 'A note', $1, $2)`,
  `insert into legal_notice values ('notice-' || $1, 'copyright', 'Marked address', 'post', $3, 'Marked title', 'Marked excerpt',
    $1, 'Marked name', 'marked@notice.example', 'Marked work', 'Marked law', '{}', 'Marked explanation', 'acted', $2, $2, $1, 'Marked reason',
    null, $1, 'Marked counter name', 'Marked counter address', 'Marked counter words', $2, $2, $2, 'Marked hold')`,
  `insert into trust_grant values ($1, $1, $2)`,
  `insert into invitation values ('inv-' || $1, 'hash-' || $1, null, '', 1, 1, $1, $2, $2, null)`,
  `insert into invitation_use values ($1, 'inv-' || $1, $2)`,
  `insert into metered_opening values ('person:' || $1, '2026-11', $3, $1, $2, $2)`,
  `insert into share_link values ('aaaaaaaaaac1', $3, $1, 'marked hash', 100, 1, $2), ('aaaaaaaaaac2', $3, $4, 'hash', null, 1, $2)`,
  `insert into share_link_opening values ('aaaaaaaaaac2', 'reader', $3, $1, true, $2)`,
  `insert into report values ('aaaaaaaaaaad', $1, 'SPAM', 'Marked report', $2)`,
  `insert into story_draft (story_id, revision, title, subtitle, document, created_by, created_at, updated_by, updated_at)
    values ($3, 1, 'A draft of two', '', '{}', $1, $2, $1, $2)`,
  `insert into story_delta values ($3, 1, 'save-of-two', '{}', $1, $2)`,
  `insert into story_version (id, story_id, revision, kind, title, subtitle, document, word_count, person_id, created_at)
    values ('aaaaaaaaaaad', $3, 1, 'saved', 'A version of two', '', '{}', 0, $1, $2)`,
  `insert into notification (id, person_id, kind, bundle_key, story_id, created_at, updated_at)
    values ('aaaaaaaaaab2', $1, 'STORY_CLAPPED', 'clap', $3, $2, $2), ('aaaaaaaaaab3', $4, 'STORY_CLAPPED', 'clap', $3, $2, $2)`,
  `insert into notification_actor values ('aaaaaaaaaab3', $1, $2)`,
  `insert into newsletter (id, person_id, is_first, name, created_at, updated_at)
    values ('aaaaaaaaaae1', $1, true, 'Marked newsletter', $2, $2), ('aaaaaaaaaae2', $4, true, 'Another', $2, $2)`,
  `insert into newsletter (id, publication_id, is_first, name, created_at, updated_at)
    select 'aaaaaaaaaae3', id, true, name, $2, $2 from publication limit 1`,
  `insert into subscriber (id, newsletter_id, person_id, state, source, first_of_person_id, created_at)
    values ('aaaaaaaaaae4', 'aaaaaaaaaae2', $1, 'active', 'site', $4, $2), ('aaaaaaaaaae5', 'aaaaaaaaaae1', $4, 'active', 'site', $1, $2)`,
  `insert into subscriber (id, newsletter_id, person_id, state, source, first_of_publication_id, created_at)
    select 'aaaaaaaaaae6', id, $1, 'active', 'site', publication_id, $2 from newsletter where id = 'aaaaaaaaaae3'`,
  `insert into subscriber_import (id, newsletter_id, person_id, state, file_name, origin, requested_at, finished_at)
    values ('si-' || $1, 'aaaaaaaaaae1', $1, 'done', 'marked-list.csv', 'Marked origin', $2, $2)`,
  `insert into subscriber_export (id, newsletter_id, person_id, state, requested_at)
    values ('se-' || $1, 'aaaaaaaaaae1', $1, 'failed', $2)`,
  `insert into digest_story values ($1, $3, $2)`,
  `insert into flag_audience values ('enable_library_sidebar', 'people', 100, $2) on conflict do nothing`,
  `insert into flag_guest values ('enable_library_sidebar', $1)`,
  `insert into draft_link values ($3, 'dh-' || $1, $1, $2)`,
  `insert into submission (id, story_id, publication_id, writer_id, kind, status, title, is_guest, editor_cut,
      base_revision, assignee_id, created_at, acted_at)
    select 'aaaaaaaaaad2', $3, id, $1, 'STORY', 'OPEN', 'Marked submission', true, 0, 1, $1, $2, $2
    from publication limit 1`,
  `insert into submission (id, story_id, publication_id, writer_id, kind, status, title, is_guest, editor_cut,
      base_revision, created_at, acted_at)
    select 'aaaaaaaaaad5', $3, id, $4, 'STORY', 'REJECTED', 'Theirs', true, 0, 1, $2, $2 from publication limit 1`,
  `insert into submission_event values
    ('aaaaaaaaaad6', 'aaaaaaaaaad5', 1, 'decline', 'TRIAGE', 'REJECTED', $1, 'Marked answer', $2)`,
  `insert into submission_note values
    ('aaaaaaaaaad4', 'aaaaaaaaaad2', $1, true, 'Marked note of a submission', null, '', $2, null, '', '', null)`,
  `insert into submission_suggestion values
    ('aaaaaaaaaad7', 'aaaaaaaaaad5', $1, 1, '{}', '{}', 'Marked message of edits', $2, null, null)`,
  `insert into publication_person_note select id, $4, 'Marked memory', $1, $2 from publication limit 1`,
  `insert into publication_person_note select id, $1, 'Memory of them', $4, $2 from publication limit 1`,
  `insert into submission_event values ('aaaaaaaaaad3', 'aaaaaaaaaad2', 1, 'submit', 'WIP', 'OPEN', $1, 'Marked move', $2)`,
  `insert into publication_invitation
    select 'aaaaaaaaaae1', id, $4, 'editor', $1, null, null, 'open', $2, $2, $2 from publication limit 1`,
  `insert into publication_invitation
    select 'aaaaaaaaaae2', id, $1, 'writer', $4, null, null, 'open', $2, $2, $2 from publication limit 1`,
  `insert into publication_transfer
    select 'aaaaaaaaaaf1', id, $1, $4, 'declined', false, $2, $2 from publication limit 1`,
  `insert into publication_transfer
    select 'aaaaaaaaaaf2', id, $4, $1, 'withdrawn', false, $2, $2 from publication limit 1`,
  `insert into publication_member (publication_id, person_id, role, created_at, settles_at, taken_over_from)
    select id, $4, 'writer', $2, $2, $1 from publication limit 1`,
  `insert into publication_activity select 'aaaaaaaaaad1', id, $1, 'story.featured', $1, 'Marked deed', $2 from publication limit 1`,
];

/** A person of whom every table holds something; texts that are theirs have the word `Marked` in them. */
export async function buildFullPerson(context: CommandContext): Promise<FullPerson> {
  const [avatar, own, shared] = [
    await buildImage(context, { width: 300, height: 300, colour: '#112233' }),
    await buildImage(context, { width: 301, height: 300, colour: '#223344' }),
    await buildImage(context, { width: 302, height: 300, colour: '#334455' }),
  ];
  const id = await buildPerson(context, {
    name: 'Marked Person',
    username: 'marked',
    bio: 'Marked bio',
    imageId: avatar.id,
  });
  const friendId = await buildPerson(context, { name: 'A Friend', username: 'friend' });
  const { id: publicationId } = await importPublication(context, {
    slug: 'marked-press',
    name: 'The Press',
    tagline: '',
    description: '',
    ownerPersonId: id,
  });
  const body = storyDocument(paragraph('Marked words.'), pictureOf(own.id), pictureOf(shared.id));
  const alone = await buildStory(context, {
    authorIds: [id],
    title: 'Marked story',
    document: body,
    tags: ['Marked Topic'],
    publicationId,
    series: { key: 'marked', title: 'Marked series', position: 1 },
    oldAddresses: ['/marked-old-address'],
  });
  const together = await buildStory(context, {
    authorIds: [id, friendId],
    title: 'Story of two',
    tags: ['Shared'],
    series: { key: 'own', title: 'Marked own series' },
  });
  const theirs = await buildStory(context, { authorIds: [friendId], document: storyDocument(pictureOf(shared.id)) });
  await createList(context, { ownerId: id, name: 'Marked list', visibility: 'private', storyIds: [theirs.id] });
  const { kysely } = context.database;
  await kysely.insertInto('story_pin').values({ person_id: id, position: 0, story_id: theirs.id }).execute();
  await follow(context, { followerId: id, kind: 'person', id: friendId });
  await follow(context, { followerId: friendId, kind: 'person', id });
  await follow(context, { followerId: id, kind: 'publication', id: publicationId });
  const tag = await kysely.selectFrom('tag').select('id').where('title', '=', 'Shared').executeTakeFirstOrThrow();
  await follow(context, { followerId: id, kind: 'tag', id: tag.id });
  const now = context.clock.now();
  const values = {
    $1: `'${id}'`,
    $2: `'${now.toISOString()}'::timestamptz`,
    $3: `'${theirs.id}'`,
    $4: `'${friendId}'`,
  };
  for (const row of [...ROWS, ...ROWS_OF_A_READER]) {
    const filled = Object.entries(values).reduce((text, [name, value]) => text.replaceAll(name, value), row);
    await sql.raw(filled).execute(kysely);
  }
  await kysely.updateTable('person').set({ state: 'deactivated' }).where('id', '=', id).execute();
  return {
    id,
    friendId,
    publicationId,
    storyId: alone.id,
    sharedStoryId: together.id,
    friendStoryId: theirs.id,
    avatarId: avatar.id,
    ownImageId: own.id,
    sharedImageId: shared.id,
  };
}
