/**
 * What a person gets, as rows of `subscriber`: by their account, and by their confirmed address where they subscribed, or
 * a writer brought them along, before there was an account. What the account itself chose or left goes before that, so
 * that nobody gets by their address what they left (decision 0075). `$2` is the person.
 */
export const SUBSCRIPTIONS_OF = `(
  select m.* from subscriber m where m.person_id = $2 and m.state = 'active'
  union all
  select m.* from email_address e join subscriber m on m.address = e.address and m.state = 'active'
  where e.person_id = $2 and e.is_verified and not exists (
    select from subscriber own where own.newsletter_id = m.newsletter_id and own.person_id = $2))`;
