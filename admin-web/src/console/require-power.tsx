import type { Power } from '@member-care/domain/access/powers.ts'
import { useEffect, type ReactNode } from 'react'
import { usePowers } from './administrator.ts'
import { AwaitedPowers } from './awaited-powers.tsx'
import { NoAccessPage } from './no-access-page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { leaveFor } from './session.ts'

interface RequirePowerProps {
  readonly power: Power | undefined
  /** Whether others are sent to the sign-in page's address, which knows where they belong, instead of being told. */
  readonly sendsAway?: boolean
  readonly children: ReactNode
}

/** Draws its children only for somebody with the power; without one named, for every administrator. */
export function RequirePower({ power, sendsAway = false, children }: RequirePowerProps) {
  const powers = usePowers()
  if (power === undefined) return children
  if (!powers) return <AwaitedPowers />
  if (powers.has(power)) return children
  return sendsAway ? <SentAway /> : <NoAccessPage />
}

function SentAway() {
  useEffect(() => void leaveFor('/'), [])
  return <PageSkeleton />
}
