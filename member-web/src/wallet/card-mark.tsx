/** A small mark for the brand of a card, drawn here. Beside it the brand stands in words. */
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'

/** As the brands write themselves, in every language. */
const written = { visa: 'VISA', amex: 'AMEX', discover: 'DISCOVER' } as const

/** The six brands that the wallet knows (WAL-019), as the provider names them. */
const marks: Readonly<Record<string, ReactNode>> = {
  Visa: (
    <>
      <rect width="48" height="32" rx="5" fill="#1a3a8f" />
      <text x="24" y="21" textAnchor="middle" fontSize="13" fontWeight="700" fontStyle="italic" fill="#fff">
        {written.visa}
      </text>
    </>
  ),
  MasterCard: (
    <>
      <rect width="48" height="32" rx="5" fill="#20262b" />
      <circle cx="19.5" cy="16" r="9" fill="#d6311f" />
      <circle cx="28.5" cy="16" r="9" fill="#f0a01e" fillOpacity="0.85" />
    </>
  ),
  'American Express': (
    <>
      <rect width="48" height="32" rx="5" fill="#1f6fc4" />
      <text x="24" y="20.5" textAnchor="middle" fontSize="11" fontWeight="700" fill="#fff">
        {written.amex}
      </text>
    </>
  ),
  Discover: (
    <>
      <rect x="0.5" y="0.5" width="47" height="31" rx="4.5" fill="#fff" stroke="#7d9094" />
      <path d="M48 18v9a5 5 0 0 1-5 5H20c12-1 23-6 28-14Z" fill="#e5731b" />
      <text x="22" y="16" textAnchor="middle" fontSize="8" fontWeight="700" fill="#17282b">
        {written.discover}
      </text>
    </>
  ),
  JCB: (
    <>
      <rect x="0.5" y="0.5" width="47" height="31" rx="4.5" fill="#fff" stroke="#7d9094" />
      <rect x="8" y="6" width="10" height="20" rx="3" fill="#1a4fa0" />
      <rect x="19" y="6" width="10" height="20" rx="3" fill="#b5182b" />
      <rect x="30" y="6" width="10" height="20" rx="3" fill="#1d7a3c" />
    </>
  ),
  'Diners Club': (
    <>
      <rect x="0.5" y="0.5" width="47" height="31" rx="4.5" fill="#fff" stroke="#7d9094" />
      <circle cx="24" cy="16" r="10" fill="#0b5a8f" />
      <circle cx="24" cy="16" r="7" fill="#fff" />
      <path d="M22.5 11.5v9a4.8 4.8 0 0 1 0-9Zm3 0v9a4.8 4.8 0 0 0 0-9Z" fill="#0b5a8f" />
    </>
  ),
}

const unknown = (
  <>
    <rect x="0.5" y="0.5" width="47" height="31" rx="4.5" fill="#e3f2f0" stroke="#7d9094" />
    <path d="M0 8h48v6H0z" fill="#4f6266" />
    <path d="M6 22h14" stroke="#4f6266" strokeWidth="3" />
  </>
)

/** @param brand as the provider names it */
export function CardMark({ brand }: { readonly brand: string | undefined }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 48 32"
      aria-hidden="true"
      focusable="false"
      sx={{ flex: 'none', width: 48, height: 32, display: 'block' }}
    >
      {(brand !== undefined && marks[brand]) || unknown}
    </Box>
  )
}
