/** What a test asks about taxes, and an answer to the form that is asked for. */
export const TAXES = `{ taxes { isUs isDac7 needed dueAt isOverdue waitsUntil rate country
  certification { id form country name taxNumber claimsTreaty isExpired signedAt expiresAt } } }`;
export const SIGN = `mutation ($input: SignTaxFormInput!) { result: signTaxForm(input: $input) { __typename
  ... on TaxesChanged { certification { id form name taxNumber expiresAt } } ... on UserError { message } } }`;
export const WITHDRAW =
  'mutation { result: withdrawTaxForm { __typename ... on TaxesChanged { certification { id } } ... on UserError { message } } }';
export const SIGNED = '{ signedTaxForms { name username certification { id form name taxNumber } } }';
export const READ_FORM = `mutation ($id: ID!) { result: readTaxForm(certificationId: $id) { __typename
  ... on TaxFormInFull { facts { name value } } ... on UserError { message } } }`;
export const TAX_FILE = `mutation ($kind: TaxFileKind!, $year: Int!) { result: exportTaxFile(kind: $kind, year: $year) {
  __typename ... on PayoutFile { name text } ... on UserError { message } } }`;
export const YEAR = `mutation ($year: Int!) { result: exportYearStatement(year: $year) { __typename
  ... on PayoutFile { name text } ... on UserError { message } } }`;
export const SUMS = `mutation ($year: Int!) { result: exportYearSums(year: $year) { __typename
  ... on PayoutFile { name text } ... on UserError { message } } }`;
export const ALL_SUMS = `mutation ($year: Int!) { result: exportAllYearSums(year: $year) { __typename
  ... on PayoutFile { name text } ... on UserError { message } } }`;
export const YEARS = `{ payouts { years { year count broughtForward { amount } earned { amount currency } withheld { amount } fees { amount }
    paidOut { amount } forfeited { amount } heldOver { amount } }
  payouts { id status amount { amount currency } sent { amount currency } withheld { amount } withheldRate dueAt } } }`;

/** What somebody in Portugal enters who is no US person. */
export const PORTUGUESE = {
  country: 'PT',
  isUsPerson: false,
  isCompany: false,
  legalName: 'Inês Carvalho',
  incorporation: '',
  companyKind: '',
  fatcaStatus: '',
  benefitsBasis: '',
  registrationNumber: '',
  signer: '',
  citizenship: 'PT',
  birthDate: '1984-02-29',
  street: 'Rua das Flores 12',
  city: 'Porto',
  region: '',
  postalCode: '4050-262',
  taxNumber: '123 456 789',
  noTaxNumberReason: '',
  birthPlace: '',
  vatNumber: '',
  claimsTreaty: true,
  isBackupExempt: false,
  signature: 'Inês Carvalho',
  isCertified: true,
};

/** What a US person enters. */
export const AMERICAN = {
  ...PORTUGUESE,
  country: 'US',
  isUsPerson: true,
  legalName: '=Ann Quill',
  signature: '=Ann Quill',
  taxNumber: '123-45-6789',
  claimsTreaty: false,
  isBackupExempt: true,
};

/** What somebody enters for a company in Portugal. */
export const COMPANY = {
  ...PORTUGUESE,
  isCompany: true,
  legalName: 'Carvalho Livros 1984 Lda.',
  incorporation: 'PT',
  companyKind: 'CORPORATION',
  fatcaStatus: 'ACTIVE_NFFE',
  benefitsBasis: 'OWNERSHIP_EROSION',
  registrationNumber: '512345678',
  birthDate: '',
  citizenship: '',
  signer: 'Inês Carvalho',
};
