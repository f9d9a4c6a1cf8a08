import type { SandboxAccount } from '#shared/payouts/sandbox-accounts.ts';
import type { PersonName } from './world.ts';

/** What writers earned, what their account at the sandbox does, and whether their first payout was looked at. */
export const payouts: readonly {
  readonly name: PersonName;
  /** In cents; null for whoever earned by what members read. */
  readonly amount: number | null;
  readonly account: SandboxAccount;
  readonly isApproved: boolean;
}[] = [
  { name: 'Marta Oyelaran', amount: 4812, account: 'pays', isApproved: true },
  { name: 'Ines Carvalho', amount: null, account: 'pays', isApproved: false },
  { name: 'Jonas Lindqvist', amount: 2340, account: 'returns', isApproved: true },
];

/** What one of them said of her taxes; the others have not yet. */
export const taxForm = {
  name: 'Ines Carvalho',
  answers: {
    country: 'PT',
    isUsPerson: false,
    isCompany: false,
    legalName: 'Ines Carvalho',
    incorporation: '',
    companyKind: '',
    fatcaStatus: '',
    benefitsBasis: '',
    registrationNumber: '',
    signer: '',
    citizenship: 'PT',
    birthDate: '1984-02-29',
    street: 'Rua do Forno 9',
    city: 'Porto',
    region: '',
    postalCode: '4050-262',
    taxNumber: '234567890',
    noTaxNumberReason: '',
    birthPlace: '',
    vatNumber: '',
    claimsTreaty: false,
    isBackupExempt: false,
    signature: 'Ines Carvalho',
    isCertified: true,
  },
} as const satisfies { readonly name: PersonName; readonly answers: object };

/** Who earns by what members read. */
export const partner = {
  name: 'Ines Carvalho',
  stories: ['Bread Without a Clock', 'How to Keep a Secret Garden Public'],
} as const satisfies { readonly name: PersonName; readonly stories: readonly string[] };

/** Who wrote a book, and whether staff have verified them. */
export const authors: readonly {
  readonly name: PersonName;
  /** One of the covers. */
  readonly picture: string;
  readonly book: {
    readonly title: string;
    readonly description: string;
    readonly year: number;
    readonly isbn: string;
  };
  readonly isVerified: boolean;
}[] = [
  {
    name: 'Marta Oyelaran',
    picture: 'contour',
    book: {
      title: 'Eleven Miles',
      description: 'A year on one path, and what moved.',
      year: 2023,
      isbn: '978-3-16-148410-0',
    },
    isVerified: true,
  },
  {
    name: 'Teodora Vance',
    picture: 'chairs',
    book: {
      title: 'Who May Sit Down',
      description: 'Essays about rooms.',
      year: 2025,
      isbn: '978-1-86197-271-2',
    },
    isVerified: false,
  },
];

/** What curators nominated, and who approved it so far. */
export const nominations: readonly {
  readonly story: string;
  readonly by: PersonName;
  readonly reason: string;
  readonly approvedBy: readonly PersonName[];
}[] = [
  {
    story: 'The Last Bus Is a Public Room',
    by: 'Kofi Lund',
    reason: 'Forty nights of looking, and not one stranger turned into a symbol.',
    approvedBy: ['Ruth Amsel', 'Samir Haddad'],
  },
  {
    story: 'The Program That Apologised',
    by: 'Samir Haddad',
    reason: 'Anyone who writes software can take this to work tomorrow.',
    approvedBy: ['Ruth Amsel'],
  },
  {
    story: 'A Chair With Three Good Legs',
    by: 'Kofi Lund',
    reason: 'A whole trade in four pages, and funny.',
    approvedBy: [],
  },
];
