import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';
import type { Recents } from './use-recents.ts';

/** Forgetting recent searches, with what is said of it to those who listen (SEARCH-6). */
export function useRemoval({ remove, clear }: Pick<Recents, 'remove' | 'clear'>) {
  const [said, setSaid] = useState('');
  return {
    said,
    remove: (recent: string) => {
      setSaid(formatMessage(messages.recentRemoved, { query: recent }));
      remove(recent);
    },
    clear: () => {
      setSaid(messages.recentsCleared);
      clear();
    },
  };
}
