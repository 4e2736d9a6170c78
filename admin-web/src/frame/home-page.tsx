import { consoleRoutes, homePathOf } from './console-pages.tsx'
import { usePowers } from '../console/administrator.ts'
import { AwaitedPowers } from '../console/awaited-powers.tsx'

/**
 * What `/systemadmin` itself shows: the page that this administrator's work begins with, with all that its address asks
 * for.
 */
export function HomePage() {
  const powers = usePowers()
  if (!powers) return <AwaitedPowers />
  const Page = consoleRoutes.find(({ path }) => path === homePathOf(powers))?.page
  return Page && <Page />
}
