import type { Stripe } from 'stripe';
import { emit, newId, type State } from '../state.ts';
import { makeEntry } from './balance-entry.ts';

const TWO_WEEKS = 14 * 86_400;
const EVIDENCE_FIELDS = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const;

type NoEvidence = Record<(typeof EVIDENCE_FIELDS)[number], null>;

/** The owner of the card wants the money back from the bank, which takes it (an inquiry takes nothing yet). */
export function makeDispute(state: State, charge: Stripe.Charge, reason: string): Stripe.Dispute {
  const isInquiry = reason === 'inquiry';
  const noEvidence = Object.fromEntries(EVIDENCE_FIELDS.map((field) => [field, null])) as NoEvidence;
  const dispute: Stripe.Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: state.clock.seconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence, enhanced_evidence: {} },
    evidence_details: {
      due_by: state.clock.seconds() + TWO_WEEKS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: 'visa',
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason: isInquiry ? 'general' : reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  state.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  if (!isInquiry) move(state, dispute, -dispute.amount);
  emit(state, 'charge.dispute.created', dispute);
  return dispute;
}

export function closeDispute(state: State, dispute: Stripe.Dispute, status: 'lost' | 'won'): void {
  dispute.status = status;
  if (status === 'won') move(state, dispute, dispute.amount);
  emit(state, 'charge.dispute.closed', dispute);
}

function move(state: State, dispute: Stripe.Dispute, amount: number): void {
  dispute.balance_transactions.push(makeEntry(state, 'adjustment', dispute.id, amount, dispute.currency));
  emit(state, amount < 0 ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated', dispute);
}
