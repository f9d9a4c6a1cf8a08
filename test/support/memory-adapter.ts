import type { AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Where a provider in a test keeps what it knows; each has a store of its own. */
export function createMemoryAdapter(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  return (model) => {
    const key = (id: string): string => `${model}:${id}`;
    const findBy = (field: 'uid' | 'userCode', value: string): AdapterPayload | undefined =>
      [...kept].find(([name, payload]) => name.startsWith(`${model}:`) && payload[field] === value)?.[1];
    return {
      upsert: async (id, payload) => void kept.set(key(id), payload),
      find: async (id) => kept.get(key(id)),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (userCode) => findBy('userCode', userCode),
      destroy: async (id) => void kept.delete(key(id)),
      consume: async (id) => {
        const payload = kept.get(key(id));
        if (payload !== undefined) kept.set(key(id), { ...payload, consumed: Math.floor(Date.now() / 1_000) });
      },
      revokeByGrantId: async (grantId) => {
        for (const [name, payload] of kept) if (payload.grantId === grantId) kept.delete(name);
      },
    };
  };
}
