import { publishSheetMessages as messages } from '#shared/messages/publish-sheet.ts';

/** Why what stands in the editor may not go out yet: the message is a sentence for its writer. */
export class NotReady extends Error {}

/** The revision that the server has once all is saved, or a sentence that says why there is none. */
export async function savedRevision(
  flush: () => Promise<number>,
): Promise<{ readonly rev: number } | { readonly message: string }> {
  try {
    return { rev: await flush() };
  } catch (thrown) {
    return { message: thrown instanceof NotReady ? thrown.message : messages.notSaved };
  }
}
