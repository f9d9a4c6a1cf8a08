import type { ConsentMode } from '#shared/privacy/consent.ts';
import type { Settings } from '#modules/ground/settings/setting-list.ts';
import type { Site } from '../site.ts';

/** The rule that the operator chose; the one of the documents where the setting is no rule (rule T2). */
export function consentMode(settings: Settings): ConsentMode {
  return settings['consent.mode'] === 'strict' ? 'strict' : 'spec';
}

/** The script that measures visits; undefined where none is set, or no address of one. */
export function analyticsScript(settings: Settings): URL | undefined {
  const url = settings['analytics.scriptUrl'];
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed : undefined;
}

/** Whether pages have anything to find out: where no country is known and nothing measures, they ask nobody. */
export function hasPrivacyChoices({
  settings,
  config,
  proxies,
}: Pick<Site, 'settings' | 'config' | 'proxies'>): boolean {
  const all = settings.all();
  const knowsCountries = config.countryHeader !== undefined && proxies !== undefined;
  return knowsCountries || consentMode(all) === 'strict' || analyticsScript(all) !== undefined;
}
