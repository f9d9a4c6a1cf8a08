/** Every refusal of the schema says why in a sentence; what was done says none. */
type Refusal = { readonly message: string };

/** What a change answers when it was made. */
export type Done<Answer> = Exclude<NonNullable<Answer>, Refusal>;

/** What it answers when it was not: a member of its union, to be narrowed by `__typename`. */
export type Refused<Answer> = Extract<NonNullable<Answer>, Refusal>;

/** Why there is no answer at all. */
export type Unanswered = {
  /** `denied` has a sentence of the server's; `unexpected` is a fault of ours, masked, or of the way there. */
  readonly kind: 'denied' | 'stepUp' | 'signedOut' | 'tooOften' | 'offline' | 'unexpected';
  readonly message: string;
  readonly refusal?: undefined;
};

export type ChangeFailure<Answer = Refusal> =
  | { readonly kind: 'refused'; readonly message: string; readonly refusal: Refused<Answer> }
  | Unanswered;

/** What came of a change: one of both, never thrown. */
export type ChangeOutcome<Answer> =
  | { readonly done: Done<Answer>; readonly failure: undefined }
  | { readonly done: undefined; readonly failure: ChangeFailure<Answer> };

/** Whether it was made, whatever it answers. */
export type AnyOutcome = { readonly failure: ChangeFailure | undefined };

/** The answer whichever it is, for who goes on from a refusal too. Throws where there came none. */
export function answerOf<Answer>({ done, failure }: ChangeOutcome<Answer>): Done<Answer> | Refused<Answer> {
  if (failure === undefined) return done;
  if (failure.kind !== 'refused') throw new Error(failure.message);
  return failure.refusal;
}

export function isRefused<Answer>(answer: Answer): answer is Answer & Refused<Answer> {
  return isObject(answer) && 'message' in answer && typeof answer.message === 'string';
}

export function isDone<Answer>(answer: Answer): answer is Answer & Done<Answer> {
  return answer !== undefined && answer !== null && !isRefused(answer);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
