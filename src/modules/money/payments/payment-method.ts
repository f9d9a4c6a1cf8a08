/** The card types, in its spelling. */
export const CARD_TYPES = [
  'Visa',
  'Mastercard',
  'Amex',
  'JCB',
  'Discover',
  'Diners club',
  'Carte Blanche',
  'China Unionpay',
  'Elo',
  'Laser',
  'UK Maestro',
  'Maestro',
  'Solo',
  'Switch',
  'Unknown',
] as const;

export type CardType = (typeof CARD_TYPES)[number];

type Card = {
  /** What the provider finds it by. */
  readonly ref: string;
  readonly cardType: CardType;
  /** 1 to 12. */
  readonly expirationMonth: number;
  /** Four digits. */
  readonly expirationYear: number;
  readonly lastFour: string;
  /** The same for the same card whoever brings it, so that a trial is given once (rule 83); null if not told. */
  readonly fingerprint: string | null;
};

/** How a member pays, as the provider keeps it: the four kinds of the documents. */
export type PaymentMethod =
  | ({ readonly kind: 'CreditCard' | 'ApplePayCard' | 'GooglePayCard' } & Card)
  | { readonly kind: 'PaypalAccount'; readonly ref: string; readonly email: string | null; readonly fingerprint: null };
