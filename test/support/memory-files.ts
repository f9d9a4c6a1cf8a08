import type { FileStore } from '#platform/files/file-store.ts';

/** A file store in memory, with what is in it. */
export function memoryFiles(): FileStore & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key),
    has: async (key) => kept.has(key),
    remove: async (key) => void kept.delete(key),
    removeFolder: async (folder) => {
      for (const key of kept.keys()) if (key.startsWith(`${folder}/`)) kept.delete(key);
    },
    keys: async function* keysOf(folder = '') {
      yield* [...kept.keys()].filter((key) => folder === '' || key.startsWith(`${folder}/`));
    },
  };
}
