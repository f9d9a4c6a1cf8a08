/**
 * What programs opened of a publication, as sums of what they opened of its stories (rule 308). Rows are locked first,
 * in one order, and added up in the next statement, which sees what whoever held the lock before wrote.
 */
export const lockPrograms = (months: string): string => `
  with d as (${months})
  insert into publication_program_month (publication_id, month, name)
  select distinct p.publication_id, p.month, p.name
  from d join program_month p on p.publication_id = d.publication_id and p.month = d.month
  order by 1, 2, 3
  on conflict (publication_id, month, name) do update set visits = publication_program_month.visits`;

/** Adds up anew what is locked; `months` has columns `publication_id` and `month`. */
export const sumPrograms = (months: string): string => `
  with d as (${months})
  update publication_program_month t set requests = seen.requests, visits = seen.visits
  from d cross join lateral (
    select p.name, sum(p.requests) as requests, sum(p.visits) as visits from program_month p
    where p.publication_id = d.publication_id and p.month = d.month
    group by p.name
  ) seen
  where t.publication_id = d.publication_id and t.month = d.month and t.name = seen.name
    and (t.requests <> seen.requests or t.visits <> seen.visits)`;
