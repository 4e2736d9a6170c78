/** Every page of the console, by the list of its pages, with an administrator who may open it. */
import { consoleRoutes, type ConsoleRoute } from '@member-care/admin-web/src/frame/console-pages.tsx'
import { powersOf, type AdministratorRole } from '@member-care/domain/access/powers.ts'
import { addressBelow, type Walk } from './walk-by-links.ts'

/** Those whose powers together open every page. Who comes first opens what several may. */
const administrators: readonly { readonly who: string; readonly role: AdministratorRole }[] = [
  { who: 'operation@example.com', role: 'ADMIN_OPERATION' },
  { who: 'claims@example.com', role: 'ADMIN_CLAIM' },
  { who: 'account@example.com', role: 'ADMIN_ACCOUNT' },
  { who: 'it@example.com', role: 'ADMIN_IT' },
]
// An address that shows what another one shows is not opened twice.
const pages = consoleRoutes.filter(({ path }) => !path.endsWith('/list') || path === 'excludedclinic/list')
const mayOpen = ({ needs }: ConsoleRoute, role: AdministratorRole) => needs === undefined || powersOf([role]).has(needs)

export const consoleWalks = administrators.map(({ who, role }, index): Walk & { readonly who: string } => {
  const own = pages.filter(
    (page) => mayOpen(page, role) && !administrators.slice(0, index).some((before) => mayOpen(page, before.role)),
  )
  const screens = own.map(({ path }) => addressBelow('/systemadmin', path))
  // Nothing links to a conversation before a member begins one, to an export but the message that it is ready, nor to the rates of a currency before one is noted.
  const unlinked = ['/systemadmin/exports/none', '/systemadmin/chats/none', '/systemadmin/exchange-rates/USD/history']
  return { who, screens, starts: [...screens.filter((screen) => !screen.includes(':')), ...unlinked] }
})

/** Pages that none of them may open. */
export const unwalkedPages = pages.filter((page) => !administrators.some(({ role }) => mayOpen(page, role)))
