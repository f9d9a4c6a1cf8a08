/** The part of the browser's `Storage` that is used. */
export type TextStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

/** Storage that lives as long as the page. */
export function createMemoryStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const PROBE_KEY = '|probe';

function isUsable(storage: TextStorage): boolean {
  try {
    storage.setItem(PROBE_KEY, '1');
    const isKept = storage.getItem(PROBE_KEY) === '1';
    storage.removeItem(PROBE_KEY);
    return isKept;
  } catch {
    return false;
  }
}

/**
 * The storage that `open` gives, or memory where it is missing, refuses, or forgets.
 * `open` is a function because merely reading `window.localStorage` can throw.
 */
export function openTextStorage(open: () => TextStorage | undefined): TextStorage {
  try {
    const storage = open();
    if (storage && isUsable(storage)) return storage;
  } catch {
    return createMemoryStorage();
  }
  return createMemoryStorage();
}
