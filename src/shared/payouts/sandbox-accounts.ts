/** The accounts that the sandbox knows: what each does with money that is sent to it. */
export const SANDBOX_ACCOUNTS = ['pays', 'fails', 'returns'] as const;

export type SandboxAccount = (typeof SANDBOX_ACCOUNTS)[number];

export function isSandboxAccount(text: string | undefined): text is SandboxAccount {
  return SANDBOX_ACCOUNTS.some((one) => one === text);
}
