/**
 * The addresses at which a page opens. The server answers any other address with 404, and sends the page all the same,
 * which then says that there is nothing. So a program that only looks at the status is told the truth. A part with a
 * colon is any text. A part with a question mark may be missing. A star is everything below.
 */
export const portalAddresses = [
  '/',
  '/register',
  '/forgetpassword',
  '/recoveraccount',
  '/resetpassword/:tokenId',
  '/undoemailchange/:token',
  '/registeradmin/:activationId?',
  '/redirect_login',
  '/statements/faq',
  '/statements/security-privacy',
  '/statements/website-terms',
  '/personal-data.html',
  '/card',
  '/letter',
  '/counter/:pass',
  '/app',
  '/app/submitclaim',
  '/app/claimrecords',
  '/app/claimrecords/out',
  '/app/claimrecords/inp',
  '/app/claimrecords/out/:no/:status?',
  '/app/claimrecords/inp/:no/:status?',
  '/app/visits',
  '/app/visits/:visitNo/:visitId',
  '/app/submitelog',
  '/app/elogrecords',
  '/app/elogrecords/:guaranteeId',
  '/app/mycover',
  '/app/cliniclocator',
  '/app/ecards',
  '/app/teleconsult',
  '/app/askjoey',
  '/app/userguide',
  '/app/healtharticles',
  '/app/healtharticles/view',
  '/app/profile',
] as const

/** Below the address at which the console opens. */
export const consoleAddresses = [
  '/',
  '/signins',
  '/client',
  '/client/create',
  '/client/:clientId/update',
  '/client/:clientId/users',
  '/client/:clientId/user/:userId',
  '/user',
  '/user/list',
  '/user/create',
  '/user/update/*',
  '/user/upload',
  '/admin',
  '/admin/list',
  '/admin/create',
  '/admin/update',
  '/hrclaims',
  '/hrclaims/view/:hrclaimId',
  '/claims-desk',
  '/claims-desk/view',
  '/straight-through',
  '/userinpatient',
  '/userinpatient/view/*',
  '/cover-differences',
  '/userOutpatient',
  '/userOutpatient/view/*',
  '/guarantees',
  '/guarantees/:guaranteeId',
  '/orders',
  '/orders/:orderId',
  '/stock',
  '/stock/:productId',
  '/payment-differences',
  '/merchant-settlements',
  '/chats',
  '/chats/:conversationId',
  '/canned-answers',
  '/chat-figures',
  '/verify/userbank',
  '/verify/inpatientbank',
  '/verify/outpatientbank',
  '/verify/identity',
  '/content',
  '/content/create',
  '/content/preview',
  '/content/:contentId',
  '/content/:contentId/edit',
  '/content/:contentId/history',
  '/plans',
  '/plans/create',
  '/plans/:planId',
  '/plans/:planId/edit',
  '/plans/:planId/import',
  '/plans/:planId/history',
  '/exchange-rates',
  '/exchange-rates/create',
  '/exchange-rates/:currency/history',
  '/companymaster',
  '/companymaster/import',
  '/excludedclinic/list',
  '/excludedclinic/create',
  '/job',
  '/clinicimages',
  '/clinicreports',
  '/publicholidays',
  '/launchmessage',
  '/exports',
  '/exports/:exportId',
  '/events',
  '/history',
  '/history/:claimId',
  '/history/:kind/:id',
  '/record-views',
  '/integrity',
  '/replays',
  '/dashboard',
  '/insurer-messages',
  '/read-models',
] as const

/** Whether a path is one of these addresses, in any case (C21) and with or without a slash at its end. */
export function isAddressOf(addresses: readonly string[], path: string): boolean {
  const parts = partsOf(path)
  return addresses.some((address) => fits(partsOf(address), parts))
}

function fits(address: readonly string[], path: readonly string[]): boolean {
  const isWhole = path.every(
    (part, index) => address[index] === '*' || address.slice(0, index).includes('*') || fitsPart(address[index], part),
  )
  return isWhole && address.slice(path.length).every((part) => part === '*' || part.endsWith('?'))
}

function fitsPart(wanted: string | undefined, part: string): boolean {
  return wanted !== undefined && (wanted.startsWith(':') || wanted.toLowerCase() === part.toLowerCase())
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '')
}
