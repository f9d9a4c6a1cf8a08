import type { Viewer } from '#modules/ground/viewer.ts';
import type { Site } from '../site.ts';

const PROVIDERS = ['google', 'apple', 'facebook', 'x'] as const;

/** The flags that a page hears of: those that are on, but for ways of signing in that nobody set up. */
export function pageFlags({ flags, config }: Pick<Site, 'flags' | 'config'>, viewer: Viewer | null): readonly string[] {
  const missing = new Set(
    PROVIDERS.filter((name) => config.signIn[name] === undefined).map((name) => `enable_${name}_sign_in`),
  );
  return flags.names(viewer).filter((name) => !missing.has(name));
}
