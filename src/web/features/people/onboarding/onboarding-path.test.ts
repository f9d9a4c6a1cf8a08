import { expect, test } from 'vitest';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { afterOnboarding, onboardingPath, onboardingTarget } from './onboarding-path.ts';

const SITE = 'https://stories.example';
const targetOf = (query: string) => onboardingTarget(new URLSearchParams(query), SITE);

test('HOME-8: every step remembers where somebody wanted to go, and home needs no remembering', () => {
  expect(onboardingPath('ShowGetStarted', '/explore-topics')).toBe('/get-started?redirectUrl=%2Fexplore-topics');
  expect(onboardingPath('ShowGetStartedTopics', '/p/1?a=b')).toBe('/get-started/topics?redirectUrl=%2Fp%2F1%3Fa%3Db');
  expect(onboardingPath('ShowGetStartedTopics', '/')).toBe('/get-started/topics');
});

test('HOME-8: the target is a place of ours, whatever the address says', () => {
  expect(targetOf('redirectUrl=%2Fexplore-topics')).toBe('/explore-topics');
  expect(targetOf('')).toBe('/');
  for (const elsewhere of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect(targetOf(`redirectUrl=${encodeURIComponent(elsewhere)}`), elsewhere).toBe('/');
  }
});

test('HOME-8, rule 129: after whom to follow come the plans, as soon as they are built, and then the target', () => {
  const plans = '/get-started/plans?redirectUrl=%2Fexplore-topics';
  expect(afterOnboarding('/explore-topics')).toBe(isBuilt('ShowGetStartedPlans') ? plans : '/explore-topics');
});
