import { use, useRef, useState } from 'react';
import { pieceCount, PIECE_BYTES } from '#shared/imports/archive-upload.ts';
import { archiveImportMessages } from '#shared/messages/archive-imports.ts';
import { changeMessages } from '#shared/messages/changes.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { xsrfHeaders } from '#web/app/graph/guarded-request.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { pageXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { endpointPath } from '#web/features/identity/sign-in/endpoint-path.ts';
import { PrepareArchiveImportDocument } from '#web/generated/PrepareArchiveImport.ts';
import { StartArchiveImportDocument } from '#web/generated/StartArchiveImport.ts';

/** How often a piece is sent before the upload is given up. */
const MOST_TRIES = 4;
const PAUSE = 1_500;

export type ArchiveStyle = 'DRAFTS' | 'AS_THEY_WERE';
export type ArchiveUpload = {
  /** How much is there; undefined while nothing is sent. */
  readonly percent: number | undefined;
  readonly error: string | undefined;
  readonly send: (files: readonly File[], comesInAs: ArchiveStyle) => Promise<void>;
  readonly refuse: (message: string | undefined) => void;
  readonly stop: () => void;
};

/** Announces the files of an archive, sends them piece by piece, and has them read. */
export function useSendArchive(onChanged: () => void): ArchiveUpload {
  const graph = use(GraphContext);
  const [percent, setPercent] = useState<number>();
  const [error, setError] = useState<string>();
  const stopping = useRef<AbortController>(undefined);
  const send = async (files: readonly File[], comesInAs: ArchiveStyle) => {
    const { signal } = (stopping.current = new AbortController());
    setError(undefined);
    const announced = files.map(({ name, size }) => ({ name, byteCount: size }));
    const { done, failure } = await sendChange(graph, PrepareArchiveImportDocument, { files: announced, comesInAs });
    if (done === undefined) return setError(failure.message);
    setPercent(0);
    const fault = await sendFiles(done.id, files, { signal, tell: setPercent });
    const started = fault === undefined && (await sendChange(graph, StartArchiveImportDocument, { importId: done.id }));
    setPercent(undefined);
    if (!signal.aborted) setError(fault ?? (started ? started.failure?.message : undefined));
    onChanged();
  };
  return { percent, error, send, refuse: setError, stop: () => stopping.current?.abort() };
}

type Sending = { readonly signal: AbortSignal; readonly tell: (percent: number) => void };

/** Undefined where all of it is there; else the sentence that says why not. */
async function sendFiles(importId: string, files: readonly File[], { signal, tell }: Sending) {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  for (const [index, file] of files.entries()) {
    for (let piece = 0; piece < pieceCount(file.size); piece += 1) {
      const bytes = file.slice(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES);
      const place = { importId, file: String(index), piece: String(piece) };
      const fault = await sendPiece(endpointPath('UploadArchivePiece', {}, place), bytes, signal);
      if (fault !== undefined) return fault;
      sent += bytes.size;
      tell(Math.floor((sent / total) * 100));
    }
  }
  return undefined;
}

/** What a line that broke cost is sent again; what the server refuses is not. */
async function sendPiece(path: string, bytes: Blob, signal: AbortSignal): Promise<string | undefined> {
  const token = pageXsrfToken();
  for (let tried = 1; ; tried += 1) {
    try {
      await token.renew();
      const headers = { 'content-type': 'application/octet-stream', ...xsrfHeaders(token) };
      const answer = await fetch(path, { method: 'POST', headers, body: bytes, signal });
      if (answer.ok) return undefined;
      const { message } = (await answer.json()) as { readonly message?: string };
      if (answer.status < 500 || tried === MOST_TRIES) return message ?? archiveImportMessages.pieceLost;
    } catch {
      if (signal.aborted) return archiveImportMessages.pieceLost;
      if (tried === MOST_TRIES) return navigator.onLine ? changeMessages.unexpected : changeMessages.offline;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE * tried));
  }
}
