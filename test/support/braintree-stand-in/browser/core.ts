/** The client token, as far as our scripts use it. */
type Token = { readonly clientApiUrl: string; readonly merchantAccountId: string | null };

export type Callback = ((error: Error | null, value?: unknown) => void) | undefined;

/** How each component is made: from a token, or from a client that was made of one. */
export type Options = { readonly authorization?: string; readonly client?: { readonly token: Token } };

/** What the components share. */
export type Core = {
  tokenOf(options: Options): Token;
  /** Asks the stand-in; fails with the code that the real script gives. */
  ask(token: Token, path: string, body: object): Promise<Record<string, unknown>>;
  /** By promise, and by callback where one is given, as the real scripts answer. */
  finish(promise: Promise<unknown>, callback: Callback): Promise<unknown>;
  fail(code: string, details?: object): Error;
  /** A dialog over the page with two ways out of it. */
  choose(title: string, yes: string, no: string): Promise<boolean>;
};

export type Braintree = Record<string, unknown> & { standIn: Core; VERSION: string };

/** Runs in the browser, as its own text: it may use nothing from around it. */
export function installCore(): Braintree {
  const page = window as unknown as { braintree?: Braintree };
  if (page.braintree) return page.braintree;
  const fail = (code: string, details: object = {}): Error =>
    Object.assign(new Error(code), { name: 'BraintreeError', code, type: 'CUSTOMER', details });
  const standIn: Core = {
    fail,
    tokenOf: ({ authorization, client }) => {
      if (client) return client.token;
      if (!authorization) throw fail('INSTANTIATION_OPTION_REQUIRED');
      return JSON.parse(atob(authorization)) as Token;
    },
    ask: async (token, path, body) => {
      const sent = { method: 'POST', body: JSON.stringify({ ...body, merchantAccountId: token.merchantAccountId }) };
      const answer = await fetch(`${token.clientApiUrl}/v1/${path}`, sent).catch(() => {
        throw fail('CLIENT_REQUEST_ERROR');
      });
      const value = (await answer.json()) as Record<string, unknown>;
      if (!answer.ok) throw fail('HOSTED_FIELDS_FAILED_TOKENIZATION', value);
      return value;
    },
    finish: async (promise, callback) => {
      if (!callback) return promise;
      try {
        const value = await promise;
        callback(null, value);
      } catch (error) {
        callback(error as Error);
      }
      return undefined;
    },
    choose: (title, yes, no) =>
      new Promise((resolve) => {
        const dialog = document.createElement('dialog');
        dialog.setAttribute('aria-label', title);
        for (const [text, isYes] of [
          [yes, true],
          [no, false],
        ] as const) {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = text;
          button.addEventListener('click', () => {
            dialog.remove();
            resolve(isYes);
          });
          dialog.append(button);
        }
        document.body.append(dialog);
        dialog.showModal();
      }),
  };
  page.braintree = { standIn, VERSION: '3' };
  return page.braintree;
}
