/** Addresses that mean a page and spell it otherwise: singular for plural, with or without `/list` (3§2.3, C21). */
import { matchPath } from 'react-router-dom'
import { consoleRoutes } from './console-pages.tsx'

/** First parts of addresses that mean the same. */
const sameNames: readonly (readonly string[])[] = [
  ['client', 'clients'],
  ['user', 'users'],
  ['admin', 'admins', 'administrator', 'administrators'],
  ['hrclaims', 'hrclaim', 'hr-claims', 'hr-claim'],
  ['excludedclinic', 'excludedclinics', 'excluded-clinic', 'excluded-clinics'],
  ['userinpatient', 'userinpatients'],
  ['userOutpatient', 'userOutpatients'],
  ['job', 'jobs'],
]

/** The address of the page that another spelling of it means; undefined when no page answers any. */
export function otherSpelling(pathname: string): string | undefined {
  const [first = '', ...rest] = pathname.split('/').filter((part) => part !== '')
  const names = sameNames.find((group) => group.some((name) => name.toLowerCase() === first.toLowerCase())) ?? [first]
  const endings =
    rest.length === 0 ? [[], ['list']] : rest.length === 1 && rest[0]?.toLowerCase() === 'list' ? [rest, []] : [rest]
  return names.flatMap((name) => endings.map((ending) => `/${[name, ...ending].join('/')}`)).find(isPage)
}

function isPage(pathname: string): boolean {
  return consoleRoutes.some(({ path }) => matchPath(`/${path}`, pathname) !== null)
}
