import { LRUCache } from 'lru-cache';
import type { CachedPage } from '#platform/page-cache/cached-page.ts';

/** Pages by key and by tag; the ones longest unread go when the bytes are used up. */
export type PageStore = {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  drop(key: string): void;
  purge(tags: readonly string[]): void;
  clear(): void;
  size(): { readonly pages: number; readonly bytes: number; readonly tags: number };
};

export function createPageStore(maxBytes: number): PageStore {
  const keysOfTag = new Map<string, Set<string>>();
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: (page, key) => page.bytes + 4 * key.length,
    dispose: (page, key) => {
      for (const tag of page.tags) {
        const keys = keysOfTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysOfTag.delete(tag);
      }
    },
  });
  return {
    get: (key) => pages.get(key),
    set: (key, page) => {
      // Removed first, so disposing of the old page can't remove the new one's tags.
      pages.delete(key);
      pages.set(key, page);
      // A page that is larger than the whole cache was not taken.
      if (!pages.has(key)) return;
      for (const tag of page.tags) {
        const keys = keysOfTag.get(tag) ?? new Set();
        keysOfTag.set(tag, keys.add(key));
      }
    },
    drop: (key) => void pages.delete(key),
    purge: (tags) => {
      for (const tag of tags) for (const key of keysOfTag.get(tag) ?? []) pages.delete(key);
    },
    clear: () => pages.clear(),
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize, tags: keysOfTag.size }),
  };
}
