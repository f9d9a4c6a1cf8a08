import type { DeviceStore, KeptRecord } from './autosave-means.ts';

const RECORDS = 'records';
const VERSION = 1;

export type DeviceStoreNames = {
  readonly database: string;
  /** Of copies that had to be written before the page was gone, which a database does not promise. */
  readonly prefix: string;
};

/** What this device keeps of one kind: in a database of the browser, and for a page that is being left in its storage. */
export function createDeviceStore<Kept extends KeptRecord>(
  host: Window,
  { database, prefix }: DeviceStoreNames,
): DeviceStore<Kept> {
  let opening: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opening ??= openDatabase(host.indexedDB, database).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function run<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>) {
    const transaction = (await open()).transaction(RECORDS, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(RECORDS));
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not kept')));
    });
    return request.result;
  }

  return {
    async put(record) {
      try {
        await run('readwrite', (store) => store.put(record));
        forget(host, prefix + record.id);
        return true;
      } catch {
        // Without a database, as in some private windows, the storage may still have room.
        return remember(host, prefix + record.id, record);
      }
    },
    putNow(record) {
      remember(host, prefix + record.id, record);
      void run('readwrite', (store) => store.put(record)).catch(() => undefined);
    },
    async remove(id) {
      forget(host, prefix + id);
      await run('readwrite', (store) => store.delete(id)).catch(() => undefined);
    },
    async list(personId) {
      const kept = await run<Kept[]>('readonly', (store) => store.getAll()).catch(() => []);
      return youngest([...kept, ...remembered(host, prefix).map((text): Kept => JSON.parse(text))]).filter(
        (record) => record.personId === personId,
      );
    },
  };
}

function openDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, VERSION);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(RECORDS, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
  });
}

/** Of two copies of a record the one that was written later. */
function youngest<Kept extends KeptRecord>(records: readonly Kept[]): readonly Kept[] {
  const byId = new Map<string, Kept>();
  for (const record of records) {
    if ((byId.get(record.id)?.turn ?? -1) < record.turn) byId.set(record.id, record);
  }
  return [...byId.values()].toSorted((one, other) => one.turn - other.turn);
}

function remember({ localStorage }: Window, key: string, record: KeptRecord): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

function forget(host: Window, key: string): void {
  try {
    host.localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing is there.
  }
}

function remembered({ localStorage }: Window, prefix: string): readonly string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => localStorage.getItem(key) ?? '');
  } catch {
    return [];
  }
}
