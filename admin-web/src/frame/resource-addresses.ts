/** Where the addresses lead that react-admin makes itself: the pages stand at those of the specification. */
import { resources } from './console-pages.tsx'

/**
 * The page that is meant by `/users`, `/users/create`, `/users/7` or `/users/7/show`.
 * @param pathname below the base path
 * @returns undefined where no kind of record has such a page
 */
export function resourceAddress(pathname: string): string | undefined {
  const [, name, part = '', action = 'edit', ...deeper] = pathname.split('/')
  const definition = resources.find((resource) => resource.name === name)
  if (!definition || deeper.length > 0) return undefined
  const { path, addresses = {}, recordAddress } = definition
  // A list within another record has no address by itself.
  if (part === '') return path.includes(':') ? undefined : `/${path}`
  const creation = Object.entries(addresses).find(([, address]) => address.action === 'create')?.[0]
  if (part === 'create') return creation && `/${creation}`
  return action === 'edit' || action === 'show' ? recordAddress?.(decodeURIComponent(part)) : undefined
}
