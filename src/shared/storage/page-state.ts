import { storageKey } from './stored-json.ts';

/** The pair of keys under which a page keeps its state between visits. */
export const PAGE_STATE_KEYS = { previous: storageKey('previous'), list: storageKey('list') } as const;
