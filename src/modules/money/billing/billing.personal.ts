import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

const PROVIDERS = 'a name that a payment provider gave, of use to nobody else';
const LAW = 'what was paid is kept for as long as the law on accounts asks; the column lets go of who paid';

export const personal: readonly PersonalTable[] = [
  {
    table: 'charge',
    column: 'person_id',
    exported: {
      file: 'charges.json',
      columns: {
        receiptNumber: 'receipt_number',
        product: 'product',
        amount: 'amount',
        currency: 'currency',
        taxAmount: 'tax_amount',
        refundedAmount: 'refunded_amount',
        chargedAt: 'charged_at',
        provider: 'provider',
        taxRate: 'tax_rate',
        method: 'method',
        seller: 'seller',
        isDisputed: 'is_disputed',
        isLost: 'is_lost',
        buyerAddress: 'buyer_address',
        buyerVatId: 'buyer_vat_id',
        creditAmount: 'credit_amount',
      },
      leftOut: { id: KEY, intent_id: KEY, charge: PROVIDERS },
    },
    erased: 'column',
  },
  { table: 'payment_intent', column: 'person_id', exported: { withheld: LAW }, erased: 'column' },
  {
    table: 'payment_customer',
    column: 'person_id',
    exported: { withheld: PROVIDERS },
    erased: 'rows',
  },
];
