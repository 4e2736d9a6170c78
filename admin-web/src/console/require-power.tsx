import type { Power } from '@member-care/domain/access/powers.ts'
import type { ReactNode } from 'react'
import { usePowers } from './administrator.ts'
import { NoAccessPage } from './no-access-page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

/** Draws its children only for somebody with the power; without one named, for every administrator. */
export function RequirePower({ power, children }: { power: Power | undefined; children: ReactNode }) {
  const powers = usePowers()
  if (power === undefined) return children
  if (!powers) return <PageSkeleton />
  return powers.has(power) ? children : <NoAccessPage />
}
