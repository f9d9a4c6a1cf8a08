import type { Graph } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { readStartData } from '#web/app/start-errors.ts';
import { currentRoute } from '#web/app/router/current-route.ts';
import { exposeGates } from '#web/features/ground/experiments/expose-gates.ts';
import { trackLogin } from '#web/features/identity/login-tracking/track-login.ts';
import { keepTimeZone } from '#web/features/ground/time-zone/keep-time-zone.ts';
import {
  limitedStateToast,
  mailReturnedToast,
  signInConfirmationToast,
  userSuspendedToast,
} from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { settingsPath } from '#shared/routes/account-links.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { DismissFlagDocument } from '#web/generated/DismissFlag.ts';
import { type DismissedFlagsQuery, DismissedFlagsQueryDocument } from '#web/generated/DismissedFlagsQuery.ts';
import type { ViewerQuery } from '#web/generated/ViewerQuery.ts';
import { type LoginEntryQuery, LoginEntryQueryDocument } from '#web/generated/LoginEntryQuery.ts';
import { isDismissedHere, dismissHere, keepHere } from './dismissed-flags.ts';
import { tellEvent } from './tell-event.ts';
import { askToVerifyEmail } from './verify-email.ts';

export type WelcomedViewer = NonNullable<ViewerQuery['viewer']>;

/** Pages that already say what the toasts would, or where somebody has only just come. */
const QUIET: ReadonlySet<string> = new Set([
  'ShowGetStarted',
  'ShowGetStartedTopics',
  'ShowOwnDecisions',
  'ShowSuspended',
]);

/** The flag of having put the request away. */
const VERIFY_EMAIL = 'verify-email';

let welcomed: string | undefined;

/**
 * Once for each page that is loaded: what a signed-in viewer is told about their account, the gravest
 * first, and the login as the device sees it.
 */
export async function welcomeViewer(graph: Graph, viewer: WelcomedViewer): Promise<void> {
  if (welcomed === viewer.id) return;
  welcomed = viewer.id;
  // Staff who look as somebody have not signed in as them.
  const { isSpoofed } = readStartData(window).preloadedState.session;
  const entry = { tell: tellEvent, readEntry: () => readEntry(graph) };
  const isLogin = !isSpoofed && trackLogin(viewer.id, entry).isLogin;
  void exposeGates(graph);
  // Nobody waits for it, and without it the days are those of UTC.
  keepTimeZone(graph, viewer.id).catch(() => undefined);
  if (QUIET.has(currentRoute().name)) return;
  if (viewer.isSuspended === true) {
    await showToast(userSuspendedToast(() => location.assign(buildPath('ShowSuspended'))));
    return;
  }
  if (isLogin) {
    const confirmed = { isMember: isMember(viewer), isNew: isNew(viewer), email: viewer.emailObfuscated };
    await showToast(signInConfirmationToast(confirmed, () => void chooseAnother()));
  }
  if (viewer.limitedState !== null) await sayWhatIsLimited(viewer.id, viewer.limitedState);
  // Whoever is in the settings reads it there.
  if (viewer.mailHold?.reason === 'BOUNCED' && !location.pathname.startsWith(buildPath('ShowSettings'))) {
    await showToast(mailReturnedToast(() => location.assign(settingsPath('email'))));
  }
  if (viewer.unverifiedEmail !== null) await askOnceToVerify(graph, viewer.id, viewer.unverifiedEmail);
}

/** Once for each decision on this device; the page of decisions goes on saying it. */
async function sayWhatIsLimited(viewerId: string, limited: NonNullable<WelcomedViewer['limitedState']>): Promise<void> {
  const flag = `limited-state:${limited.id}`;
  if (isDismissedHere(viewerId, flag)) return;
  const learnMore = () => location.assign(buildPath('ShowOwnDecisions'));
  await showToast(limitedStateToast(limited, learnMore, () => keepHere(viewerId, flag)));
}

async function askOnceToVerify(graph: Graph, viewerId: string, email: string): Promise<void> {
  if (isDismissedHere(viewerId, VERIFY_EMAIL) || (await readDismissedFlags(graph)).includes(VERIFY_EMAIL)) return;
  const send = () => sendChange(graph, DismissFlagDocument, { userId: viewerId, flag: VERIFY_EMAIL });
  await askToVerifyEmail(graph, email, () => dismissHere(viewerId, VERIFY_EMAIL, send));
}

async function readDismissedFlags(graph: Graph): Promise<readonly string[]> {
  const { data } = await graph.load(DismissedFlagsQueryDocument, {});
  return (data as DismissedFlagsQuery | undefined)?.viewer?.dismissableFlags ?? [];
}

const isMember = ({ membership }: WelcomedViewer) => membership !== null && membership.tier !== 'FREE';

/** Own judgement: whoever signs up is taken to where they were going within an hour. */
const FIRST_HOUR = 3_600_000;

const isNew = ({ createdAt }: WelcomedViewer) => Date.now() - createdAt < FIRST_HOUR;

async function readEntry(graph: Graph): Promise<string | null> {
  const { data } = await graph.load(LoginEntryQueryDocument, {});
  const sessions = (data as LoginEntryQuery | undefined)?.viewer?.sessions ?? [];
  return sessions.find(({ isCurrent }) => isCurrent)?.susiEntry ?? null;
}

async function chooseAnother(): Promise<void> {
  const { openSignIn } = await import('#web/features/identity/sign-in/open-sign-in.ts');
  await openSignIn({ operation: 'login' });
}
