import { Link, type SxProps } from '@mui/material'
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { deskAddress, type QueueRow } from './queue-record.ts'

const CurrentClaimContext = createContext<string | undefined>(undefined)

/** Around the queue: which claim the keys work on. */
export const CurrentClaimProvider = CurrentClaimContext.Provider

/** The link of a row to its claim. The focus goes with the current claim, so that a screen reader tells which it is and Enter opens it. */
export function CurrentClaimLink({ row, children, sx }: { row: QueueRow; children: ReactNode; sx?: SxProps }) {
  const isCurrent = useContext(CurrentClaimContext) === row.id
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isCurrent) return
    link.current?.focus({ preventScroll: true })
    link.current?.closest('tr, li')?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <Link ref={link} component={RouterLink} to={deskAddress(row)} sx={{ ...claimLink, ...sx }}>
      {children}
    </Link>
  )
}

/** Large enough to be hit, in a row of one line. */
export const claimLink = { display: 'inline-block', minHeight: 24 } as const
