import { changeMessages } from '#shared/messages/changes.ts';
import { sendGuarded } from '#web/app/graph/guarded-request.ts';
import { pageXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { endpointPath } from '#web/features/identity/sign-in/endpoint-path.ts';

type SentList = {
  readonly file: File;
  readonly origin: string;
  /** Null for the newsletter of the viewer, which comes to be now. */
  readonly newsletterId: string | null;
  readonly viewerId: string;
};
type Answer = { readonly message?: string; readonly newsletterId?: string };

/** Sends a list into a newsletter; undefined where it is there, else the sentence that says why not. */
export async function sendList({ file, origin, newsletterId, viewerId }: SentList): Promise<string | undefined> {
  try {
    const enabling = endpointPath('EnableWriterSubscription', {}, { id: viewerId });
    const made = newsletterId === null ? await post(enabling, '{}', 'application/json') : { newsletterId };
    if (made.newsletterId === undefined) return made.message ?? changeMessages.unexpected;
    const path = endpointPath('ImportNewsletterFiles', { origin, fileName: file.name }, { id: made.newsletterId });
    return (await post(path, file, 'application/octet-stream')).message;
  } catch {
    return navigator.onLine ? changeMessages.unexpected : changeMessages.offline;
  }
}

async function post(path: string, body: BodyInit, type: string): Promise<Answer> {
  const answer = await sendGuarded(pageXsrfToken(), (guard) =>
    fetch(path, { method: 'POST', headers: { 'content-type': type, ...guard }, body }),
  );
  const said = (await answer.json()) as Answer;
  return answer.ok ? said : { message: said.message ?? changeMessages.unexpected };
}
