/** Rule 44: the hour of the reader's own clock. Later on the same day, what was missed is made good. */
const FROM_HOUR = 7;
/** Own judgement: in the evening nobody wants the paper of the morning. */
const UNTIL_HOUR = 19;

export type DueZone = {
  readonly zone: string;
  /** `YYYY-MM-DD` there. */
  readonly day: string;
  readonly isSunday: boolean;
};

/** Whether a name is one of a time zone that we know. */
export function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** Of some time zones those where the digest of the day is due now, with that day. */
export function dueZones(zones: readonly string[], now: Date): readonly DueZone[] {
  return zones.flatMap((zone): readonly DueZone[] => {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      weekday: 'short',
      hourCycle: 'h23',
    }).formatToParts(now);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    const hour = Number(part('hour'));
    if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return [];
    return [
      { zone, day: `${part('year')}-${part('month')}-${part('day')}`, isSunday: part('weekday').startsWith('Sun') },
    ];
  });
}
