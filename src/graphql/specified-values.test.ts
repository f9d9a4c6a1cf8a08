import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isUnionType } from 'graphql';
import { expect, test } from 'vitest';
import { preferenceList } from '#shared/identity/preference-list.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValidSDL: true });

/** The values of an enumeration of the schema, or the members of a union. */
function valuesOf(name: string): readonly string[] {
  const type = schema.getType(name);
  if (isEnumType(type)) return type.getValues().map((value) => value.name);
  if (isUnionType(type)) return type.getTypes().map((member) => member.name);
  return [];
}

/** What the product is specified to spell, by its name in the schema. */
const SPECIFIED: Readonly<Record<string, string>> = {
  PostVisibility: 'PUBLIC LOCKED UNLISTED',
  CatalogVisibility: 'LOCKED PRIVATE PUBLIC',
  StaffRole: 'EDITOR OWNER WRITER',
  MembershipTier: 'FREE FRIEND MEMBER',
  MembershipStatus: 'ACTIVE INACTIVE PENDING UNKNOWN',
  MembershipType: 'MONTHLY YEARLY PREMIUM_MONTHLY PREMIUM_YEARLY ANNUAL',
  PaymentProvider: 'APPLE BRAINTREE GOOGLE MEDIUM_GIFT PAYPAL STRIPE UNKNOWN',
  ProductType:
    'ANNUAL_MEMBERSHIP CUSTOM_DOMAIN GIFT_MEMBERSHIP GROUP_GIFT_MEMBERSHIP MONTHLY_MEMBERSHIP PREMIUM_ANNUAL_MEMBERSHIP PREMIUM_MONTHLY_MEMBERSHIP',
  GiftCodeStatus: 'VALID ALREADY_USED EXPIRED NOT_FOUND NOT_REDEEMABLE_BY_PAST_MEMBERS',
  CancellationReason:
    'CONTENT COSTS DUPLICATE_ACCOUNTS FEATURE_USAGE OTHER PREMIUM_TIER_SUBSCRIPTION SWITCHING_PRODUCT TIME',
  CancellationOffer: 'NO_DISCOUNT TWENTY_PERCENT_OFF_ONE_YEAR FIFTY_PERCENT_OFF_ONE_YEAR',
  PostLockSource: 'COMMISSIONED FEATURE_LOCK NONE PARTNERSHIPS PUBLICATION_MEMBERSHIP SYNDICATED UGC UGC_UNENROLLED',
  License: 'ALL_RIGHTS_RESERVED CC_BY CC_BY_NC CC_BY_NC_ND CC_BY_NC_SA CC_BY_ND CC_BY_SA CC_ZERO PUBLIC_DOMAIN',
  ReadingListState: 'READING_LIST_ARCHIVE READING_LIST_NONE READING_LIST_QUEUE',
  NavigationDestination: 'ABOUT ARCHIVE EXTERNAL_URL LATEST PAGE POST SECTION TAG_FEED TOPIC_PAGE TRENDING',
  CollectionLayout: 'GRID LIST STREAM',
  TopicVisibility: 'PUBLIC SPECIAL STAFF',
  MobileVerificationError: 'RATE_LIMITED UNKNOWN USER_DEACTIVATED USER_DELETED USER_NOT_MOBILE_VERIFIED USER_SUSPENDED',
  PhoneNumberError: 'INVALID INVALID_COUNTRY_CODE TOO_LONG TOO_SHORT UNKNOWN',
  SignUpErrorCode:
    'EMAIL_TAKEN USERNAME_TAKEN USERNAME_INVALID USERNAME_TOO_LONG PASSWORD_TOO_SHORT PASSWORD_TOO_LONG NON_MEMBER UNKNOWN',
  SignInErrorCode:
    'InvalidPassword PasswordSoftLockout PasswordPermanentLockout InvalidTwoFactorAuthCode TwoFactorAuthSoftLockout TwoFactorAuthPermanentLockout IpAuthLockout default',
  SubmissionStatus: 'ACCEPTED CANCELLED CHANGES_MADE CHANGES_REQUESTED IN_REVIEW OPEN REJECTED TRIAGE UNKNOWN WIP',
  PartnerProgramEnrollmentStatus: 'ENROLLED NOT_ENROLLED PERMISSION_DENIED',
  PayoutAccountStatus: 'ACTIVE INACTIVE PENDING_ACTION SUSPENDED UNKNOWN',
  PayoutProvider: 'STRIPE_EXPRESS STRIPE_STANDARD',
  PayoutStatus: 'FORFEITED INTERNAL_FAILED ON_HOLD PAID PENDING PROCESSING PROVIDER_FAILED REVERSED UNKNOWN',
  PartnerProgramCriterion: 'IS_MEMBER LOCATION PAYOUT_SETTINGS POST_ACTIVITY',
  PayoutReviewStatus: 'APPROVED INVALID NOT_SUBMITTED ON_HOLD PENDING UNKNOWN',
  PayoutReviewPriority: 'DEPRIORITISED PRIORITISED UNKNOWN',
  NominationError: 'NOT_ENOUGH_TOKENS ALREADY_NOMINATED TOO_OLD POST_DELETED PERMISSION_DENIED',
  CustomDomainConnectError: 'ALREADY_CONNECTED INVALID_DOMAIN NON_MEMBER UNKNOWN',
  PostPublishingAction: 'PUBLISH_POST SCHEDULE_POST_PUBLISH SUBMIT_POST_TO_PUBLICATION',
  StatsSort: 'MOST_READ NEWEST OLDEST',
  TopPeriod: 'ALL_TIME MONTH WEEK YEAR',
  YourPostsFilter: 'DRAFTS PUBLIC UNLISTED DELETED',
  SearchKind: 'USER TAG POST COLLECTION CATALOG',
  ViewerPreferenceKind: 'STRING INT BOOLEAN STRING_SET ENUM',
  GiftKind: 'GIFT GROUP_GIFT',
  SusiOperation: 'login register',
  EmailAuthType: 'LOGIN_CODE',
  SignInProvider: 'APPLE FACEBOOK GOOGLE X',
  CaptchaKind: 'RECAPTCHA RECAPTCHA_ENTERPRISE',
  PaymentMethod: 'CreditCard ApplePayCard GooglePayCard PaypalAccount',
  VariantFlagValue: 'VariantFlagBoolean VariantFlagString VariantFlagNumber',
  FollowedEntity: 'User Collection',
  VerifyLoginCodeResult: 'Token BadRequest NotFound TooManyRequests RateLimited',
  SendAccountAuthEmailResult: 'SusiMethod BadRequest FailedChallenge NotFound',
  PostResult:
    'Post NotFound Unauthorized AccountDeleted AccountSuspended Blocked Blocking PostSuspended RemovedByUser UnavailableForLegalReasons WithheldInCountry GraphqlEmptyId',
};

/** What we say besides. */
const OURS: Readonly<Record<string, string>> = {
  // No money moves until the operator sets a provider up.
  PaymentProvider: 'SANDBOX',
  // Banks are paid by a file for countries without the other provider, and writers at PayPal.
  PayoutProvider: 'BANK_TRANSFER PAYPAL SANDBOX',
  // What `statusForCollection` says of a story that stands in a publication.
  SubmissionStatus: 'APPROVED',
  // What is offered to some reasons instead of a discount.
  CancellationOffer: 'MOVE_TO_MEMBER PAUSE MERGE_HELP',
  // Stories that wait for their time are neither drafts nor public.
  YourPostsFilter: 'SCHEDULED',
  // What staff give away is a gift that nobody paid for.
  GiftKind: 'PROMOTION',
  // Asked for where no such service is set up.
  CaptchaKind: 'PROOF_OF_WORK',
  // How often one may ask.
  SendAccountAuthEmailResult: 'RateLimited TooManyRequests',
};

/** What the schema says in other words: none of the specified ones may stand in it half. */
const OTHERWISE: Readonly<Record<string, string>> = {
  // `YourPostsFilter` and `PostVisibility` say what a story is; a response is a type of its own.
  PostType:
    'POST_TYPE_DELETED POST_TYPE_DRAFT POST_TYPE_PUBLIC POST_TYPE_PUBLISHED POST_TYPE_RESPONSE POST_TYPE_UNKNOWN POST_TYPE_UNLISTED',
  // Each list has the orders that it can be read in, by names of its own.
  SortOrder: 'RECOMMENDS REVERSE_CHRON TOP TOP_CATALOG',
  // It is part of the name of an order, as in `LAST_PUBLISHED_AT_DESC`.
  SortDirection: 'ASC DESC',
  // A currency is three letters, as an operator may set prices in any; where none applies there is no amount.
  Currency: 'CAD USD',
  // A body is one typed document, and never paragraphs on the wire.
  ParagraphType: 'P H1 H2 H3 H4 BQ PQ PRE IMG IFRAME MIXTAPE_EMBED ULI OLI',
  // A channel is a word of an address, in any spelling.
  ShareTarget: 'AOL_MAIL FACEBOOK FLIPBOARD GMAIL HACKER_NEWS INSTAGRAM LINKEDIN POCKET REDDIT TWITTER',
};

/** What stands in the schema with the part of the product that it belongs to; one that is there leaves this list. */
const LATER: Readonly<Record<string, string>> = {
  // What is paid out.
  TransactionType: 'CREDIT DEBIT TRANSFER UNKNOWN',
};

const sorted = (values: readonly string[]) => values.toSorted();
const wordsOf = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

test.each(Object.entries(SPECIFIED))('CORE-4: %s is spelt as specified', (name, values) => {
  expect(sorted(valuesOf(name))).toEqual(sorted([...wordsOf(values), ...wordsOf(OURS[name])]));
});

test('CORE-4: what is still to come is not half there', () => {
  for (const [name, values] of Object.entries(LATER)) {
    const there = valuesOf(name);
    const isWhole = wordsOf(values).every((value) => there.includes(value));
    expect(isWhole, `${name} is there now: it belongs above`).toBe(false);
    expect(there.length > 0, `${name} has only some of its values`).toBe(false);
  }
});

test.each(Object.entries(OTHERWISE))('CORE-4: %s is said in other words, and nowhere half', (name, values) => {
  expect(schema.getType(name), `${name} is there now: it belongs above`).toBeUndefined();
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  const halves = enums.flatMap((type) => {
    const said = type.getValues().filter((value) => wordsOf(values).includes(value.name));
    return said.length > 1 ? [type.name] : [];
  });
  // Somebody signs in by some of the networks that a story is shared to.
  expect(halves.filter((type) => type !== 'SignInProvider')).toEqual([]);
});

test('CORE-4: how often a digest comes is a preference, spelt as specified', () => {
  const { DIGEST_FREQUENCY: rule } = preferenceList;
  expect('values' in rule ? sorted(rule.values) : []).toEqual(['DAILY', 'OFF', 'WEEKLY']);
});
