/** Answers are read again from the cache, where none of them begins anew. */
let known = { timeLeft: -1, endsAt: Infinity };

/** Takes in for how many milliseconds the server still counts the proof of who one is (rule 139). */
export function noteStepUpTime(timeLeft: number): void {
  if (timeLeft !== known.timeLeft) known = { timeLeft, endsAt: Date.now() + timeLeft };
}

/** Whether one signs in again before what wants a fresh proof; false while nobody knows, and then saving tells. */
export function mustStepUpFirst(): boolean {
  return Date.now() >= known.endsAt;
}
