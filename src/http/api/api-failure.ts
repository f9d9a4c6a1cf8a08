import { serverMessages } from '#shared/messages/server.ts';

/** Why something cannot be had, as the peer's own API says it. */
export type ApiFailure = {
  readonly status: 400 | 401 | 403 | 404 | 413 | 429 | 500;
  readonly message: string;
  readonly code?: number;
};

export const noSuchThing: ApiFailure = { status: 404, message: serverMessages.notFound, code: 6026 };

export function isFailure(answer: object): answer is ApiFailure {
  return 'message' in answer;
}

export function badRequest(message: string, code = 6000): ApiFailure {
  return { status: 400, message, code };
}
