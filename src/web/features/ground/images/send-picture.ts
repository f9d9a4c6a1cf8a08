import { changeMessages as messages } from '#shared/messages/changes.ts';
import { xsrfHeaders } from '#web/app/graph/guarded-request.ts';
import { pageXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { endpointPath } from '#web/features/identity/sign-in/endpoint-path.ts';

/** A picture that is kept, with the size of what is kept in pixels. */
export type SentPicture = { readonly id: string; readonly width: number; readonly height: number };

/** Sends the bytes of one picture to be kept (`/_/upload`); or the sentence that says why they are not. */
export async function sendPicture(picture: Blob): Promise<SentPicture | { readonly message: string }> {
  try {
    const token = pageXsrfToken();
    await token.renew();
    const headers = { 'content-type': picture.type, ...xsrfHeaders(token) };
    const answer = await fetch(endpointPath('Upload', {}), { method: 'POST', headers, body: picture });
    const { id, width = 0, height = 0, message } = (await answer.json()) as Partial<SentPicture & { message: string }>;
    return id === undefined ? { message: message ?? messages.unexpected } : { id, width, height };
  } catch {
    return { message: navigator.onLine ? messages.unexpected : messages.offline };
  }
}
