import { newId } from '../new-id.ts';
import type { SendUpload, Upload, UploadSource, UploadState } from './upload.ts';
import { whyRefused } from './why-refused.ts';

/** Own judgement: more at once only make each of them slower. */
const MOST_AT_ONCE = 3;

/**
 * The pictures of one window that are on their way. They live outside of the document: nothing of them is saved, and
 * undoing and redoing what holds their place does not disturb them.
 */
export function createUploads(send: SendUpload) {
  const uploads = new Map<string, Upload>();
  const endings = new Map<string, AbortController>();
  const listeners = new Set<(id: string) => void>();

  function set(id: string, state: UploadState): void {
    const upload = uploads.get(id);
    if (upload === undefined) return;
    uploads.set(id, { ...upload, state });
    for (const listen of listeners) listen(id);
  }

  function startNext(): void {
    for (const { id, state, source } of uploads.values()) {
      if (endings.size >= MOST_AT_ONCE) return;
      if (state.status === 'waiting') void run(id, source);
    }
  }

  async function run(id: string, source: UploadSource): Promise<void> {
    const ending = new AbortController();
    endings.set(id, ending);
    set(id, { status: 'sending', fraction: source.kind === 'file' ? 0 : undefined });
    const answer = await send(source, (fraction) => set(id, { status: 'sending', fraction }), ending.signal);
    endings.delete(id);
    if (!ending.signal.aborted) {
      set(id, 'reason' in answer ? { status: 'failed', ...answer } : { status: 'done', picture: answer });
    }
    startNext();
  }

  return {
    /** Begins to send; what can never be taken is refused before a byte leaves. Gives the id. */
    begin: (source: UploadSource): string => {
      const id = newId();
      const reason = source.kind === 'file' ? whyRefused(source.file) : undefined;
      const state: UploadState =
        reason === undefined ? { status: 'waiting' } : { status: 'failed', reason, canRetry: false };
      uploads.set(id, { id, source, state });
      startNext();
      return id;
    },
    hasAny: (): boolean => uploads.size > 0,
    get: (id: string): Upload | undefined => uploads.get(id),
    retry: (id: string): void => {
      if (uploads.get(id)?.state.status !== 'failed') return;
      set(id, { status: 'waiting' });
      startNext();
    },
    /** Stops all that is under way: the editor was left. */
    stop: (): void => {
      for (const ending of endings.values()) ending.abort();
      uploads.clear();
    },
    subscribe: (listen: (id: string) => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
