const loaded = new Map<string, Promise<void>>();

/** Loads a provider's script, once. Fails where it does not come, or the policy of the page refuses it. */
export function loadScript(address: string): Promise<void> {
  const known = loaded.get(address);
  if (known !== undefined) return known;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = address;
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => {
    loaded.delete(address);
    script.remove();
    reject(new Error(`${address} did not load`));
  });
  document.head.append(script);
  loaded.set(address, promise);
  return promise;
}
