/** The cards of the sandbox: they are chosen by name, so that nobody types a card of their own into it. */
export const SANDBOX_CARDS = [
  'visa',
  'mastercard',
  'amex',
  'declined',
  'insufficientFunds',
  'needsApproval',
  'asksEachTime',
  'failsLater',
] as const;

export type SandboxCardName = (typeof SANDBOX_CARDS)[number];

export type SandboxCard = {
  readonly name: SandboxCardName;
  /** 1 to 12. */
  readonly month: number;
  readonly year: number;
};

/** What the fields of the sandbox give the form, as the fields of a provider give a token. */
export function sandboxToken({ name, month, year }: SandboxCard): string {
  return `sandbox_${name}_${month}_${year}`;
}

const TOKEN = /^sandbox_([a-zA-Z]+)_(1[0-2]|[1-9])_(\d{4})$/;

/** The card that a token stands for; null for everything else, a number of a real card among it. */
export function readSandboxToken(token: string): SandboxCard | null {
  const parts = TOKEN.exec(token);
  const name = SANDBOX_CARDS.find((card) => card === parts?.[1]);
  return parts === null || name === undefined ? null : { name, month: Number(parts[2]), year: Number(parts[3]) };
}
