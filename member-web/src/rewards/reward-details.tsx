/** What a reward says of itself, label by label; a dash stands for what is missing (RWD-003, RWD-005). */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { shownOr } from '@member-care/domain/reward/reward-fields.ts'
import { rewardTexts as texts } from '@member-care/domain/texts/reward-texts.ts'
import type { Reward } from '../portal-api/rewards-api.ts'

export interface Detail {
  readonly label: string
  readonly value: ReactNode
}

export function DetailList({ details }: { readonly details: readonly Detail[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {details.map(({ label, value }) => (
        <Box key={label} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 550, whiteSpace: 'pre-line' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Phone as a call link, e-mail as a mail link, and the website. */
export function contactDetails({ contact_details: { phone, email }, merchant }: Reward): readonly Detail[] {
  return [
    { label: texts.phone, value: linkTo(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, phone) },
    { label: texts.email, value: linkTo(`mailto:${email}`, email) },
    { label: texts.website, value: <Website address={merchant?.website ?? ''} /> },
  ]
}

function linkTo(address: string, said: string): ReactNode {
  if (said === '') return shownOr(said)
  return (
    <Link href={address} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}>
      {said}
    </Link>
  )
}

function Website({ address }: { readonly address: string }) {
  if (address === '') return shownOr(address)
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.newTab(address)}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    >
      {address}
    </Link>
  )
}

/** Text of several paragraphs, as it was written. */
export function Paragraphs({ text, lang }: { readonly text: string | undefined; readonly lang: string | undefined }) {
  return (
    <Box lang={lang} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
      {shownOr(text)}
    </Box>
  )
}
