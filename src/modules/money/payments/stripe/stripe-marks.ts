/** Under which our own ids stand in the metadata of what is Stripe's, so that it is found by them. */
export const INTENT_MARK = 'longhand_intent';
export const PERSON_MARK = 'longhand_person';

/** A page of a list, as large as Stripe gives. */
export const PAGE = 100;
