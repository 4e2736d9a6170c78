import { consolePages, homePathOf, isConsolePage } from './console-pages.tsx'
import { usePowers } from './administrator.ts'
import { AwaitedPowers } from './awaited-powers.tsx'

/** What `/systemadmin` itself shows: the page that this administrator's work begins with, with whatever its address asks of it. */
export function HomePage() {
  const powers = usePowers()
  if (!powers) return <AwaitedPowers />
  const Page = consolePages.filter(isConsolePage).find(({ path }) => path === homePathOf(powers))?.page
  return Page && <Page />
}
