import type { FastifyInstance, FastifyRequest } from 'fastify';

export const MOST_FORM_BYTES = 16_384;
const MOST_CHARACTERS = 2_000;

/** Lets the routes that `register` adds read the forms of a browser; everywhere else only JSON is read. */
export function withForms(app: FastifyInstance, register: (inside: FastifyInstance) => void): void {
  void app.register(async (inside) => {
    inside.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    register(inside);
  });
}

/** A field of the submitted form; empty if there's no such field, or no form. */
export function formField({ body }: FastifyRequest, name: string): string {
  return body instanceof URLSearchParams ? (body.get(name) ?? '').slice(0, MOST_CHARACTERS) : '';
}
