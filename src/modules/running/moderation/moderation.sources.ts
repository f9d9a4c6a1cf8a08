/** Its fields read what they tell. */
export type StatusSource = object;
