/** The console answers below /systemadmin; the same pages can answer below /hradmin, scoped to one company (3§2.1). */
const SYSTEM_ADMINISTRATION = '/systemadmin'
export const HR_ADMINISTRATION = '/hradmin'

/** The base path of an address of this origin, e.g. `/systemadmin` for `/systemadmin/userinpatient`. */
export function basePathOf(pathname: string): string {
  // In any case, as the routes below it (C21).
  const asked = pathname.toLowerCase()
  const isHr = asked === HR_ADMINISTRATION || asked.startsWith(`${HR_ADMINISTRATION}/`)
  return isHr ? HR_ADMINISTRATION : SYSTEM_ADMINISTRATION
}
