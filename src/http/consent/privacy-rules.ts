import type { ConsentMode } from '#shared/privacy/consent.ts';
import type { OutsideScript } from '#shared/privacy/privacy-facts.ts';
import { type LogOutlet, type LogThreshold, logLevels } from '#shared/telemetry/log-level.ts';
import type { Settings } from '#modules/ground/settings/setting-list.ts';
import type { Site } from '../site.ts';

/** The rule that the operator chose; the one of the documents where the setting is no rule (rule T2). */
export function consentMode(settings: Settings): ConsentMode {
  return settings['consent.mode'] === 'strict' ? 'strict' : 'spec';
}

const SCRIPTS = {
  analytics: 'analytics.scriptUrl',
  surveys: 'surveys.scriptUrl',
  recording: 'recording.scriptUrl',
} as const;

/** Scripts of others that run with consent; what is no address of one is left out. */
export function outsideScripts(settings: Settings): readonly OutsideScript[] {
  const kinds = ['analytics', 'surveys', 'recording'] as const;
  return kinds.flatMap((kind) => {
    const url = settings[SCRIPTS[kind]];
    if (!URL.canParse(url)) return [];
    const { href, protocol } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? [{ kind, url: href }] : [];
  });
}

/** The log service; null unless it is set whole, and something is told to it. */
export function logOutlet(settings: Settings): LogOutlet | null {
  const [clientToken, datacenter] = [settings['logs.clientToken'], settings['logs.datacenter']];
  const threshold = (Object.keys(logLevels) as LogThreshold[]).find((name) => name === settings['logs.level']);
  if (clientToken === '' || datacenter === '' || threshold === undefined || threshold === 'silent') return null;
  return { threshold, clientToken, datacenter };
}

/** Origins that those scripts come from and the log goes to: pages let nothing else of others run. */
export function outsideOrigins(settings: Settings): {
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
} {
  const scripts = [...new Set(outsideScripts(settings).map(({ url }) => new URL(url).origin))];
  const outlet = logOutlet(settings);
  return { scripts, connects: [...scripts, ...(outlet === null ? [] : [`https://${outlet.datacenter}`])] };
}

/** Whether pages have anything to find out: with no known country and nothing that measures, they don't ask. */
export function hasPrivacyChoices({
  settings,
  config,
  proxies,
}: Pick<Site, 'settings' | 'config' | 'proxies'>): boolean {
  const all = settings.all();
  const knowsCountries = config.countryHeader !== undefined && proxies !== undefined;
  return knowsCountries || consentMode(all) === 'strict' || outsideScripts(all).length > 0 || logOutlet(all) !== null;
}
