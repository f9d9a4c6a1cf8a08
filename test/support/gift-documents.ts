/** What the tests of gifts ask the graph. */
const GIFT = `id kind giftType status seats used left code redeemUrl recipientEmail refundableUntil canResend canRevoke
  price { amount currency } codes { code isUsed isRevoked } chargeId`;
export const BUY = `mutation ($gift: BuyGiftInput!) { result: buyGift(input: $gift) { __typename
  ... on PaymentSucceeded { paymentId } ... on PaymentPending { paymentId } ... on UserError { message } } }`;
export const GROUP = BUY.replace('BuyGiftInput', 'BuyGroupGiftInput').replace('buyGift', 'buyGroupGift');
export const FIND = `query ($paymentId: ID!) { gift(paymentId: $paymentId) { ... on Gift { ${GIFT} } } }`;
export const REDEEM = `mutation ($code: String!) { redeemGiftCode(code: $code) { __typename
  ... on GiftRedeemed { tier membershipEndsAt } ... on GiftCodeRefused { status } ... on UserError { message } } }`;
export const CHECK = `mutation ($code: String!) { checkGiftCode(code: $code) { __typename
  ... on CheckedGiftCode { status tier months senderName membershipEndsAt membershipTier } } }`;
export const CHANGED = `{ __typename ... on GiftChanged { gift { ${GIFT} } } ... on UserError { message } }`;
export const REFUND = `mutation ($id: ID!) { result: refundGift(giftId: $id) ${CHANGED} }`;
export const REVOKE = `mutation ($id: ID!) { result: revokeGiftCodes(giftId: $id) ${CHANGED} }`;
export const RESEND = `mutation ($id: ID!, $to: String!) { result: resendGift(giftId: $id, recipientEmail: $to) ${CHANGED} }`;
