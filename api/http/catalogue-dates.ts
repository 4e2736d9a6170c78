import { isIsoDate, parseSlashed, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'

/**
 * A date as the catalogue's callers send it: a timestamp in milliseconds or ISO, `DD/MM/YYYY` or `YYYY-MM-DD`.
 * @returns the Singapore date; what is none comes back as it was sent, for the form's rules to refuse
 */
export function readCatalogueDate(sent: string | number): string {
  if (typeof sent === 'number') return dateOf(sent) ?? String(sent)
  const text = sent.trim()
  if (text === '' || isIsoDate(text)) return text
  return (
    parseSlashed(text) ??
    (/^-?\d{9,}$/.test(text)
      ? dateOf(Number(text))
      : /^\d{4}-\d{2}-\d{2}T/.test(text)
        ? dateOf(Date.parse(text))
        : undefined) ??
    text
  )
}

function dateOf(milliseconds: number): string | undefined {
  const instant = new Date(milliseconds)
  return Number.isNaN(instant.getTime()) ? undefined : singaporeToday(instant)
}
