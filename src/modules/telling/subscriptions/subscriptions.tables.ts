type Subscribing<Target extends string> = { subscriber_id: string; created_at: Date } & Record<Target, string>;

/** Whose new stories somebody asked to be told of; written by `subscriptions.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    subscribe_person: Subscribing<'person_id'>;
    subscribe_publication: Subscribing<'publication_id'>;
  }
}
