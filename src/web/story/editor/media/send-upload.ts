import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import { xsrfHeaders } from '#web/app/graph/guarded-request.ts';
import { pageXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { endpointPath } from '#web/features/identity/sign-in/endpoint-path.ts';
import { RehostImageDocument } from '#web/generated/RehostImage.ts';
import { askGraph } from '../ask-graph.ts';
import type { SendUpload, StoredPicture } from './upload.ts';

type Answer = { readonly id?: string; readonly width?: number; readonly height?: number; readonly message?: string };

/** Sends the bytes of a file, or asks the server to fetch what stands at an address (`/_/upload`). */
export const sendUpload: SendUpload = async (source, onProgress, signal) => {
  try {
    return source.kind === 'file' ? await sendFile(source.file, onProgress, signal) : await fetchThere(source.url);
  } catch {
    return { reason: navigator.onLine ? messages.unexpected : messages.offline, canRetry: true };
  }
};

async function sendFile(file: Blob, onProgress: (fraction: number) => void, signal: AbortSignal) {
  const token = pageXsrfToken();
  await token.renew();
  const { status, answer } = await post(file, xsrfHeaders(token), onProgress, signal);
  const { id, width = 0, height = 0, message } = answer;
  if (id !== undefined) return { kind: 'stored', imageId: id, width, height } satisfies StoredPicture;
  // Another try does not make a picture of what is none.
  return { reason: message ?? messages.unexpected, canRetry: status !== 400 && status !== 413 && status !== 415 };
}

/** `fetch` does not tell how much of a body is on its way. */
function post(
  file: Blob,
  guard: Readonly<Record<string, string>>,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<{ status: number; answer: Answer }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', endpointPath('Upload', {}));
    request.responseType = 'json';
    request.setRequestHeader('content-type', file.type);
    for (const [name, value] of Object.entries(guard)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress(loaded / total));
    request.addEventListener('load', () =>
      resolve({ status: request.status, answer: (request.response as Answer | null) ?? {} }),
    );
    for (const name of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(name, () => reject(new Error(name)));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

async function fetchThere(url: string) {
  const answer = await askGraph(RehostImageDocument, { url });
  const result = answer?.rehostImage;
  if (result?.__typename === 'RehostedImage') {
    const { id, width, height, placeholder } = result;
    return {
      kind: 'stored',
      imageId: id,
      width,
      height,
      ...(placeholder === '' ? {} : { placeholder }),
    } satisfies StoredPicture;
  }
  return { reason: result?.message ?? messages.unexpected, canRetry: true };
}
