/** "30 November 2026", from `2026-11-30`; nothing for no day. */
export function eventDay(date: string): string {
  // At noon: no time zone makes another day of it.
  const day = new Date(`${date}T12:00`);
  if (date === '' || Number.isNaN(day.getTime())) return '';
  return new Intl.DateTimeFormat(document.documentElement.lang || 'en', { dateStyle: 'long' }).format(day);
}
