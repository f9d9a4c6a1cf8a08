import type { CaptchaOptions } from './sign-in-options.ts';

type Recaptcha = {
  readonly ready: (run: () => void) => void;
  readonly execute: (siteKey: string, about: { readonly action: string }) => Promise<string>;
};
type Host = { readonly grecaptcha?: Recaptcha & { readonly enterprise?: Recaptcha } };

const ADDRESS = 'https://www.google.com/recaptcha';

/** Asks the service for a token for `action`; its script comes with the first need of it, never before. */
export async function runRecaptcha({ kind, siteKey }: CaptchaOptions, action: string): Promise<string> {
  if (!siteKey) throw new Error('The bot check has no key');
  const isEnterprise = kind === 'RECAPTCHA_ENTERPRISE';
  await loadScript(`${ADDRESS}/${isEnterprise ? 'enterprise' : 'api'}.js?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = window as unknown as Host;
  const service = isEnterprise ? grecaptcha?.enterprise : grecaptcha;
  if (service === undefined) throw new Error('The bot check did not start');
  await new Promise<void>((resolve) => service.ready(resolve));
  return await service.execute(siteKey, { action });
}

const loaded = new Map<string, Promise<void>>();

function loadScript(address: string): Promise<void> {
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = address;
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => {
    loaded.delete(address);
    script.remove();
    reject(new Error('The bot check did not load'));
  });
  document.head.append(script);
  loaded.set(address, promise);
  return promise;
}
