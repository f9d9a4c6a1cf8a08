import { forgetHeld } from '#web/features/identity/sign-in/hold-back.ts';
import { isBot } from '#shared/telemetry/is-bot.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { type ViewerQuery, ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import type { PreloadedState } from '#web/app/preloaded-state.ts';
import { reportPerformance } from '#web/features/reading/telemetry/report-performance.ts';
import { watchPresses } from '#web/parts/dialog/remember-focus.ts';
import { watchViews } from '#web/features/reading/telemetry/watch-views.ts';
import { watchPresentations } from '#web/features/reading/reading-history/watch-presentations.ts';

/** What goes on beside every page once it is alive. Bots have none of what measures or asks (CORE-10). */
export function afterStart({ config, session, screen, flags }: PreloadedState, graph: Graph): void {
  forgetHeld();
  watchPresentations();
  watchPresses();
  // Only the address that a sign-in led to says that something is to be done.
  if (session.isLoggedInCookie && /[?&#].*deed-/.test(location.href))
    void import('../deeds/do-kept-deed.ts').then(({ doKeptDeed }) => doKeptDeed(graph));
  void import('../../money/member-popover/watch-member-marks.ts').then(({ watchMemberMarks }) =>
    watchMemberMarks(graph),
  );
  if (isBot(navigator.userAgent) || session.isSpoofed) return;
  // Almost nobody turned pushes on.
  if ('Notification' in window && Notification.permission === 'granted')
    void keepPushesHere(graph, session.isLoggedInCookie);
  reportPerformance({ version: config.version, routeName: screen.route.name, isSignedIn: session.isLoggedInCookie });
  watchViews({
    flags,
    isLoggedIn: session.isLoggedInCookie,
    readMembership: async () => session.isLoggedInCookie && isMember(await loadViewer(graph)),
  });
  if (config.hasApp)
    void import('../../running/open-in-app/open-in-app.ts').then(({ watchOpenInApp }) => watchOpenInApp());
  if (config.hasPrivacyChoices) {
    void import('../privacy-banner/ask-privacy.ts').then(({ askPrivacy }) => askPrivacy(session.isLoggedInCookie));
  }
}

/** What cannot be known or mended now is looked at with the next page. */
async function keepPushesHere(graph: Graph, isSignedIn: boolean): Promise<void> {
  const { keepPushes } = await import('../../telling/pushes/push-device.ts');
  try {
    const viewer = isSignedIn ? await loadViewer(graph) : null;
    if (viewer !== undefined) await keepPushes(graph, viewer?.id);
  } catch {
    return;
  }
}

/** Who is signed in; undefined where nobody can say now. */
async function loadViewer(graph: Graph): Promise<ViewerQuery['viewer'] | undefined> {
  const { data, error } = await graph.load(ViewerQueryDocument, {});
  // The answer to the document of the viewer.
  return data === undefined || error !== undefined ? undefined : (data as ViewerQuery).viewer;
}

const isMember = (viewer: ViewerQuery['viewer'] | undefined): boolean =>
  viewer?.membership !== undefined && viewer.membership !== null && viewer.membership.tier !== 'FREE';
