const formatters = new Map<string, Intl.DateTimeFormat>();

/** A day with its time on the clocks of a zone (IANA), written alike on the server and in every browser. */
export function formatMoment(timestamp: number, timeZone: string, locale = 'en'): string {
  const key = `${locale} ${timeZone}`;
  const formatter = formatters.get(key) ?? makeFormatter(locale, timeZone);
  formatters.set(key, formatter);
  return formatter.format(timestamp);
}

function makeFormatter(locale: string, timeZone: string): Intl.DateTimeFormat {
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
  // Twelve hours would bring a space that not every version of the data writes alike.
  return new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
}
