/** Who was greeted for a membership is not greeted for it again. */
export function welcomeFlag(membershipId: string): string {
  return `welcome-member-${membershipId}`;
}
