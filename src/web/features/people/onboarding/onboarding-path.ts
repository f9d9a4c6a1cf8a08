import { safeRedirect } from '#shared/identity/redirect-target.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';

/** The flag of having been through it: it shows once (rule 129). */
export const ONBOARDING = 'onboarding';

/** Where somebody wanted to go before they signed up: a path of this site, whatever the address says. */
export function onboardingTarget(query: URLSearchParams, siteUrl: string): string {
  return safeRedirect(query.get('redirectUrl'), [siteUrl]);
}

/** A step of the way in that remembers where it ends. */
export function onboardingPath(name: 'ShowGetStarted' | 'ShowGetStartedTopics', target: string): string {
  return buildPath(name, {}, keeping(target));
}

/** What follows the last step: the plans, once there are any, else the target itself. */
export function afterOnboarding(target: string): string {
  return isBuilt('ShowGetStartedPlans') ? buildPath('ShowGetStartedPlans', {}, keeping(target)) : target;
}

const keeping = (target: string) => (target === '/' ? {} : { redirectUrl: target });
