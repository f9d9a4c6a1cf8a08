/** Steps of the modal (rule T4). `OPTIONS` is the list of methods. */
export const SIGN_IN_STEPS = [
  'OPTIONS',
  'ENTER_EMAIL',
  'UNRECOGNIZED_EMAIL',
  'CHECK_YOUR_INBOX',
  'ENTER_PASSWORD',
  'ENTER_TWO_FACTOR',
] as const;
export type SignInStep = (typeof SIGN_IN_STEPS)[number];

export type SusiOperation = 'login' | 'register';

/** What somebody wanted to do when they were asked to sign in: it chooses the title. */
const SUSI_ENTRIES = [
  'bookmark',
  'clap',
  'email_login_timeout',
  'follow_collection',
  'follow_topic',
  'follow_user',
  'highlight',
  'membership',
  'newsletter',
  'respond',
  'write',
] as const;
export type SusiEntry = (typeof SUSI_ENTRIES)[number];

/** Somebody or something that the sign-in is about: an address has its id (of a topic its slug), the server its name and picture. */
export type SignInSubject = { readonly id?: string; readonly name?: string; readonly imageId?: string | null };

/** How the modal, or the page `/m/signin`, opens. */
export type SignInConfig = {
  readonly operation: SusiOperation;
  readonly step: SignInStep;
  readonly susiEntry?: SusiEntry;
  /** What is to be done after signing in: providers' links carry it with the token. */
  readonly actionUrl?: string;
  /** A path of ours, or an address of one of our domains; checked by the server. */
  readonly redirectTo?: string;
  /** Of `AccountTokenQuery`, beside an action. */
  readonly token?: string;
  readonly topic?: SignInSubject;
  readonly user?: SignInSubject;
  readonly collection?: SignInSubject;
  readonly collectionSlug?: string;
  readonly post?: SignInSubject;
  /** By the person or the publication that sends it. */
  readonly newsletterV3?: SignInSubject;
  /** A page instead of a window over one: closing leads on. */
  readonly isEmbedded: boolean;
};

/** Reads an address of `/m/signin`: what is unknown counts as absent. */
export function readSignInConfig(query: URLSearchParams): SignInConfig {
  const read = (name: string): string | undefined => query.get(name) || undefined;
  const subject = (name: string): SignInSubject | undefined => {
    const id = read(name);
    return id === undefined ? undefined : { id };
  };
  return {
    operation: query.get('operation') === 'register' ? 'register' : 'login',
    step: SIGN_IN_STEPS.find((step) => step === query.get('step')) ?? 'OPTIONS',
    susiEntry: SUSI_ENTRIES.find((entry) => entry === query.get('susiEntry')),
    actionUrl: read('actionUrl'),
    redirectTo: read('redirect') ?? read('redirectTo'),
    collectionSlug: read('collectionSlug'),
    user: subject('user'),
    collection: subject('collection'),
    topic: subject('topic'),
    newsletterV3: subject('newsletter'),
    post: subject('post'),
    isEmbedded: true,
  };
}

/** The query of `/m/signin` for a configuration, with the names. */
export function signInQuery(config: Partial<SignInConfig>): Readonly<Record<string, string | undefined>> {
  const { operation, step, susiEntry, redirectTo, actionUrl, collectionSlug } = config;
  const { collection, newsletterV3, post, topic, user } = config;
  return {
    operation,
    step: step === 'OPTIONS' ? undefined : step,
    susiEntry,
    redirect: redirectTo,
    actionUrl,
    collection: collection?.id,
    collectionSlug,
    newsletter: newsletterV3?.id,
    user: user?.id,
    topic: topic?.id,
    post: post?.id,
  };
}
