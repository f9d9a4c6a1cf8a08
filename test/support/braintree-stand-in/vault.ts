/** The four kinds of instruments that we take. */
export type Kind = 'credit_card' | 'apple_pay_card' | 'android_pay_card' | 'paypal_account';

/** What came of 3-D Secure, as it stands on a nonce. */
export type Approval = {
  readonly status: string;
  readonly isShifted: boolean;
  readonly isPossible: boolean;
  readonly enrolled: 'Y' | 'N' | 'U';
  /** The account that it was asked for by, which alone may charge on it. */
  readonly merchantAccountId?: string | undefined;
};

/** A card or an account, wherever it is: on a nonce, in the vault, on a transaction. */
export type Instrument = {
  readonly kind: Kind;
  readonly cardType: string;
  readonly bin: string;
  readonly last4: string;
  readonly expirationMonth: string;
  readonly expirationYear: string;
  readonly uniqueNumberIdentifier: string;
  readonly email: string;
  /** What the bank says to each charge; undefined says yes. */
  readonly declineWith?: string | undefined;
  /** What the gateway says before the bank is asked. */
  readonly rejection?: string | undefined;
  /** A bank that wants the person at a screen for the first charge. */
  readonly wantsApproval?: boolean | undefined;
  /** A PayPal payment without an agreement for later ones. */
  readonly isOnce?: boolean | undefined;
  readonly validation?: string | undefined;
};

export type Nonce = {
  readonly nonce: string;
  readonly instrument: Instrument;
  readonly approval: Approval | undefined;
  /** Made of a kept method, for 3-D Secure on it. */
  readonly token: string | undefined;
  /** The test nonces of the documentation are never used up. */
  readonly isFixed: boolean;
  isConsumed: boolean;
};

export type KeptMethod = {
  readonly token: string;
  readonly customerId: string;
  instrument: Instrument;
  readonly createdAt: Date;
  updatedAt: Date;
};

export type Customer = {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly createdAt: Date;
};
