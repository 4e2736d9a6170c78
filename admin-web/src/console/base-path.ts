/** The console answers below /systemadmin; the same pages can answer below /hradmin, scoped to one company (3§2.1). */
export const SYSTEM_ADMINISTRATION = '/systemadmin'
export const HR_ADMINISTRATION = '/hradmin'

/** The base path of an address of this origin, e.g. `/systemadmin` for `/systemadmin/userinpatient`. */
export function basePathOf(pathname: string): string {
  const isHr = pathname === HR_ADMINISTRATION || pathname.startsWith(`${HR_ADMINISTRATION}/`)
  return isHr ? HR_ADMINISTRATION : SYSTEM_ADMINISTRATION
}
