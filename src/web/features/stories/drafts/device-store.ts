import type { DeviceStore } from './autosave-means.ts';
import type { DraftRecord } from './draft-record.ts';

const DATABASE = 'longhand-drafts';
const RECORDS = 'records';
const VERSION = 1;
/** Of copies that had to be written before the page was gone, which a database does not promise. */
const PREFIX = '|draft-';

/** The drafts of this device: in a database of the browser, and for a page that is being left in its storage. */
export function createDeviceStore(host: Window): DeviceStore {
  let opening: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opening ??= openDatabase(host.indexedDB).catch((error: unknown) => {
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
        forget(host, record.id);
        return true;
      } catch {
        // Without a database, as in some private windows, the storage may still have room.
        return remember(host, record);
      }
    },
    putNow(record) {
      remember(host, record);
      void run('readwrite', (store) => store.put(record)).catch(() => undefined);
    },
    async remove(id) {
      forget(host, id);
      await run('readwrite', (store) => store.delete(id)).catch(() => undefined);
    },
    async list(personId) {
      const kept = await run<DraftRecord[]>('readonly', (store) => store.getAll()).catch(() => []);
      return youngest([...kept, ...remembered(host)]).filter((record) => record.personId === personId);
    },
  };
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(RECORDS, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
  });
}

/** Of two copies of a record the one that was written later. */
function youngest(records: readonly DraftRecord[]): readonly DraftRecord[] {
  const byId = new Map<string, DraftRecord>();
  for (const record of records) {
    if ((byId.get(record.id)?.turn ?? -1) < record.turn) byId.set(record.id, record);
  }
  return [...byId.values()].toSorted((one, other) => one.turn - other.turn);
}

function remember({ localStorage }: Window, record: DraftRecord): boolean {
  try {
    localStorage.setItem(PREFIX + record.id, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

function forget(host: Window, id: string): void {
  try {
    host.localStorage.removeItem(PREFIX + id);
  } catch {
    // Where nothing can be kept, nothing is there.
  }
}

function remembered({ localStorage }: Window): readonly DraftRecord[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.map((key): DraftRecord => JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return [];
  }
}
