/** How a link leads to an address that the console has written: to a page of this portal without loading anew, to the web in another tab. */
import { Link as RouterLink } from 'react-router-dom'

/** Properties of a link or a button. @param address of a page of the portal, or of the web */
export function wayTo(address: string) {
  return address.startsWith('/app')
    ? ({ component: RouterLink, to: address } as const)
    : ({ component: 'a', href: address, target: '_blank', rel: 'noopener noreferrer' } as const)
}
