import type { TextStorage } from './text-storage.ts';

/** Keys are prefixed with a pipe separator: `email|name`, or `|name` without a prefix. */
export function storageKey(name: string, prefix = ''): string {
  return `${prefix}|${name}`;
}

export type StoredJson<Value> = {
  read(): Value;
  /** Returns false where the storage is full or gone: the value then lasts only for this call. */
  write(value: Value): boolean;
  remove(): void;
};

/**
 * One JSON value under a key. Corrupt text, and a value that `parse` refuses by throwing, warn and
 * fall back to the default.
 */
export function createStoredJson<Value>(options: {
  readonly storage: TextStorage;
  readonly key: string;
  readonly fallback: Value;
  readonly parse: (json: unknown) => Value;
  readonly warn: (message: string) => void;
}): StoredJson<Value> {
  const { storage, key, fallback, parse, warn } = options;
  return {
    read() {
      try {
        const text = storage.getItem(key);
        return text === null ? fallback : parse(JSON.parse(text));
      } catch {
        warn(`Stored value of ${key} is corrupt: falling back to its default`);
        return fallback;
      }
    },
    write(value) {
      try {
        storage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        warn(`Value of ${key} could not be stored`);
        return false;
      }
    },
    remove() {
      try {
        storage.removeItem(key);
      } catch {
        warn(`Value of ${key} could not be removed`);
      }
    },
  };
}
