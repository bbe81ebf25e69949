/** Days from one calendar day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Whole months from one calendar day to a later one; the 31st counts as reached on the last day of a shorter month. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  const reached = toDay >= Math.min(fromDay, lastOfMonth);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (reached ? 0 : 1);
}
